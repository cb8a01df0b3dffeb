/** The campaign that `grimuar story new` writes: small, sound and playable, to be changed line by line. */
export function template(id: string): string {
  return `# A campaign for Wonder Book. docs/campaigns.md describes the language; every text is a list: [Polish, English].
# Without heroes of its own it plays with the cast of The Lost Name.
meta:
  id: ${id}
  version: 1
  title: ["Moja opowieść", "My Tale"]
  pitch: ["O czym jest ta opowieść?", "What is this tale about?"]
chapters:
- id: 1
  roman: I
  title: ["Początek", "The Beginning"]
  board:
    open: [ground]                 # levels unfolded at the start
    spring: [garden]               # sparks come back here
    areas:                         # xy: where it is drawn, 0-100 to the right and down
      gate:   {lvl: ground, xy: [15, 70], t: ["Furtka", "Gate"]}
      garden: {lvl: ground, xy: [45, 50], t: ["Ogród", "Garden"]}
      well:   {lvl: ground, xy: [80, 70], t: ["Studnia", "Well"], vortex: true}
    edges:
    - [gate, garden, dashed]
    - [garden, well, dashed]
  cards:
  - n: 1
    kind: story
    title: ["Otwarta furtka", "The Open Gate"]
    text: ["Furtka skrzypi, choć nie ma wiatru. Wybierzcie bohaterów.", "The gate creaks though there is no wind. Choose your heroes."]
    do: [{hero_select: true}, {heroes_to: gate}, {sparks: {gate: 1, garden: 1}}]
    then: next
  - n: 2
    kind: objective
    title: ["Coś w studni", "Something in the Well"]
    text: ["Ze studni wychodzą zębacze. Lina przy studni jest przetarta.", "Wyrms climb out of the well. The rope beside it is frayed."]
    do: [{place: [3]}, {spawn: [2, 2, 3]}]
    vortex: [well]
    enemy: [{draw_wyrm: 1}]
    enemy_text: ["Odkryjcie 1 kartę zębacza.", "Reveal 1 wyrm card."]
    goal_text: ["Zamknijcie studnię.", "Close the well."]
    goal: {used: [3]}
    back:
      text: ["Pokrywa opada z hukiem i zapada cisza.", "The lid falls shut with a bang, and all is quiet."]
      do: []
      then: next
  - n: 3
    kind: interaction
    area: well
    header: grey
    title: ["Ciężka pokrywa", "The Heavy Lid"]
    text: ["Pokrywę da się przesunąć. Koszt: 1 iskra.", "The lid can be moved. Cost: 1 spark."]
    cost: {sparks: 1}
    back:
      text: ["Pchacie z całych sił.", "You push with all your might."]
      do: []
  - n: 4
    kind: end
    title: ["Cisza", "Quiet"]
    text: ["W ogrodzie znów słychać świerszcze.", "The crickets can be heard again."]
    endings:
    - {min: 3, text: ["Wracacie z uśmiechem.", "You walk home smiling."], do: []}
    - {min: 1, text: ["Wracacie zmęczeni, ale wracacie.", "You walk home tired, but you walk home."], do: []}
    then: win
`
}
