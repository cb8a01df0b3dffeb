import type { SpellTexts } from './shape.ts'

/** The names are in names.en.ts. */
export const spells: SpellTexts = {
  CON01: {
    upper:
      'When an enemy figure enters a red room: deal {3} damage to each enemy figure there and {1} to each in adjacent rooms.',
    lower:
      'When another Mage enters a green room: deal {2} damage to them. When they leave it this turn, except to their Cell, deal {2} more.',
  },
  CON02: {
    upper:
      'When another Mage enters the Black Rose Room: steal {1} completed quest of your choice and {2} power points from them.',
    lower:
      'When another Mage enters a purple room: steal {2} power points from them. They may not move with a physical action until the end of the turn.',
  },
  CON03: {
    upper: 'When another Mage finishes a physical action: deal {1} damage to them, then move them up to {1} room.',
    lower:
      'When another Mage finishes a physical action: move them up to {1} room and, along with them, another enemy figure from there, also {1}. Gain {1} power point.',
  },
  CON04: {
    upper: 'When your Mage is about to take damage: reduce it by {3} and gain {1} power point.',
    lower:
      'When an enemy single-target spell chooses your Mage: pass it to another legal figure within {1} of your Mage; if there is none, cancel it.',
  },
  CON05: {
    upper: 'Dismiss every enemy Evocation in the chosen room. Gain {1} power point for each, at most {4}.',
    lower: 'Dismiss an enemy Evocation, teleport your Mage to its room and gain {1} power point. You may activate that room.',
  },
  CON06: {
    upper:
      "Look at another Mage's hand. You may swap a hand card with them; you choose both, none Forgotten or special. Gain {1} power point.",
    lower:
      'Discard {1} card from your hand to discard, unseen, {1} ready standard spell of another Mage and gain {1} power point.',
  },
  CON07: {
    upper:
      'When another Mage declares a completed quest: they get the reward and power points, but the card joins your completed quests.',
    lower:
      "When another Mage declares a completed quest: you gain the card's power points instead of them. They get the reward and keep the card.",
  },
  CON08: {
    upper: 'Teleport your Mage to the chosen room; you may activate it.',
    lower: 'Swap the places of your Mage and an enemy figure. You may activate the room where your Mage now stands.',
  },
  CON09: {
    upper:
      "Look at the current Moon's top {2} quests and take your choice. Pass the other to another Mage in the Lodge or discard it (the Rose gains nothing) and lose {2} power points.",
    lower: "Take {1} card of your choice from any school's discard pile and gain {1} power point.",
  },
  CON10: {
    upper:
      'Discard {1} event of your choice from the board. You and the Rose each gain half its exit power points, rounded down, at least {1} each.',
    lower:
      'Look at the top {2} events. You may play {1} of them: if it has a crown symbol, gain {2} power points, if not, take the crown. Put the rest back on top.',
  },
  CON11: {
    upper:
      'When another Mage enters a grey room: convert up to {2} foreign damage cubes on them to your colour and gain {1} power point for each. If none, deal {3} damage to them.',
    lower:
      'When another Mage enters a yellow room: shift up to {2} damage cubes from your Mage to them and gain {1} power point for each.',
  },
  CON12: {
    upper: 'Move an enemy figure up to {2} rooms.',
    lower: 'Move each enemy figure in the chosen room up to {1} room, each in any direction.',
  },
  DES01: {
    upper: 'Let one of your Evocations act.',
    lower: 'Summon a Malacoda in the chosen room.',
  },
  DES02: {
    upper: 'Deal {3} damage to each enemy figure in the chosen room. Its token counts as used until the end of the turn.',
    lower:
      'Deal {3} damage to an enemy figure. Then you may deal {2} to another within {1} of it, and then {1} to yet another within {1} of that figure.',
  },
  DES03: {
    upper: 'Deal {3} damage to each enemy figure in the chosen room. Nobody may trigger a protection against it.',
    lower:
      'Deal {2} damage to each enemy figure in the chosen room. For each figure hit, place {1} instability cube there, at most {4}.',
  },
  DES04: {
    upper: 'Teleport your Mage to the chosen room and deal {1} damage to each enemy figure there.',
    lower: "Deal {1} damage to each enemy figure in your Mage's room, then teleport your Mage to the chosen room.",
  },
  DES05: {
    upper: 'Another Mage discards {1} active quest of theirs. Gain {1} power point, even if they have none.',
    lower: 'Discard an event of your choice from the board; the Rose gains nothing for it. If you do, gain {2} power points.',
  },
  DES06: {
    upper:
      'Deal {2} damage to each enemy figure in the chosen room. Mages hit may not move with a physical action until the end of the turn.',
    lower: 'Deal {2} damage to each enemy figure in the chosen room. Each Mage hit uses up {1} physical action token of theirs.',
  },
  DES07: {
    upper:
      'Move each enemy figure that can move from adjacent rooms {1} room, into the chosen one. Then deal {2} damage to each enemy figure there.',
    lower: 'Deal {3} damage to each enemy figure in the chosen room and place {2} instability cubes there.',
  },
  DES08: {
    upper: 'Deal {4} damage to each enemy figure in the chosen room.',
    lower: 'Deal {3} damage to each enemy figure in the chosen room and {1} to each in adjacent rooms.',
  },
  DES09: {
    upper:
      'Move an enemy figure up to {1} room. If it finds another figure there, deal {1} damage to the moved one and {1} to another enemy figure there.',
    lower: 'Until the end of the turn the other Mages now in the chosen room cannot leave it by spell or physical action.',
  },
  DES10: {
    upper:
      'When an enemy figure is about to damage your Mage (not by a trap): ignore the damage and deal {1} damage to the attacker with their own cube.',
    lower: 'When a triggered enemy trap would affect your Mage: ignore it and deal {3} damage to its owner with their own cubes.',
  },
  DES11: {
    upper:
      'Deal {2} damage to each enemy figure in the chosen room. Convert up to {3} foreign instability cubes there to your colour.',
    lower: 'Deal {2} damage to each enemy figure in the chosen room, but {5} to each enemy Altar.',
  },
  DES12: {
    upper: 'Deal {2} damage to an enemy figure and place {1} instability cube in its room.',
    lower: 'Choose up to {2} enemy figures. For each, deal {1} damage to it and place {1} instability cube in its room.',
  },
  DIV01: {
    upper: 'Look at the ready spells of the other Mages in the chosen room and gain {1} power point.',
    lower:
      'Choose another Mage and name a spell type. Until the end of the turn, gain {1} power point for each spell of that type they cast, at most {3}.',
  },
  DIV02: {
    upper: 'Activate the chosen room as if your Mage stood in it.',
    lower: "Look at the top {5} cards of a school's deck; take {1} of them. Shuffle the rest into that deck.",
  },
  DIV03: {
    upper:
      'Dismiss any Divine Altar in the chosen room. Heal {3} damage on each figure there, yours included. Gain {1} power point per figure healed, at most {3}.',
    lower: "Summon a Divine Altar in your Mage's room and gain {1} power point.",
  },
  DIV04: {
    upper: 'Draw {1} quest of the current or the next Moon.',
    lower:
      'From the Second Moon: look at the top quest of the previous one. Gain its power points and discard it (the Rose gains nothing), or just add it to your completed quests.',
  },
  DIV05: {
    upper: 'Activate the chosen room, except the Black Rose Room, even if its token is used. Gain {1} power point.',
    lower:
      'Each other Mage in the chosen room discards {1} ready standard spell of theirs. Gain {1} power point per Mage who did, at most {3}.',
  },
  DIV06: {
    upper: 'When your Mage is a target of an enemy combat spell, area spells included: ignore it and gain {1} power point.',
    lower: 'When a triggered enemy trap would affect your Mage: ignore it and gain {1} power point.',
  },
  DIV07: {
    upper: 'Heal {3} damage on each figure in the chosen room, yours included. Gain {1} power point.',
    lower: 'Convert up to {4} foreign damage cubes on your Mage to your colour and gain {2} power points.',
  },
  DIV08: {
    upper:
      'Look at the active quests of the other Mages in the chosen room. You may take a quest of your choice; its owner draws {1} of the previous Moon (none in the First).',
    lower:
      'Look at the top {3} events. You may play {1} of them and gain {2} power points. Put the rest back on top in any order.',
  },
  DIV09: {
    upper: 'Look at the top {4} cards of your Grimoire; take {2} of them. Put the rest back on top in any order.',
    lower: 'Take the top {2} cards of your Memories into your hand.',
  },
  DIV10: {
    upper: 'Dismiss any Divine Altar in the chosen room. Place {1} instability cube there and in each adjacent room.',
    lower: "Summon a Divine Altar in your Mage's room. Gain as many power points as there are Divine Altars in the Lodge.",
  },
  DIV11: {
    upper:
      'Dismiss any Divine Altar in the chosen room. The tokens of all rooms of a chosen colour count as used until the end of the turn. Gain {2} power points.',
    lower: "Summon a Divine Altar in your Mage's room and gain {1} power point.",
  },
  DIV12: {
    upper: 'Dismiss any Divine Altar in the chosen room. Cast {1} spell from your hand and gain {1} power point.',
    lower: "Summon a Divine Altar in your Mage's room and gain {1} power point.",
  },
  ILL01: {
    upper: 'Summon an Andromeda in the chosen room.',
    lower: 'Cast {1} spell from your hand as if your Andromeda cast it from its room. Effects for you still apply to your Mage.',
  },
  ILL02: {
    upper:
      'The chosen room is blue until the end of the turn. Gain {1} power point for each enemy figure in blue rooms, at most {4}.',
    lower: 'Choose a room that is not blue. Gain {1} power point for each enemy figure in rooms of that colour, at most {4}.',
  },
  ILL03: {
    upper:
      'When another Mage activates a room: cancel the activation, leaving the token unused, and deal {1} damage to them, or allow it and deal {2} damage to them.',
    lower:
      'When another Mage declares a completed quest: draw {1} quest of the same Moon, or forbid them to complete theirs this turn.',
  },
  ILL04: {
    upper:
      "When an enemy spell would affect your Mage: count the revealed spells on the caster's sheet. Gain that many power points, at most {3}, or deal them that much damage.",
    lower:
      "When an enemy spell would affect your Mage: count the ready spells on the caster's sheet. Gain that many power points, at most {3}, or deal them that much damage.",
  },
  ILL05: {
    upper: 'If an enemy figure has no damage, deal {2} damage to it. If it has some, deal it half that number, rounded down.',
    lower:
      'Deal {4} damage to another Mage. At the end of the turn, if they were not defeated, remove {3} of these cubes, as far as they are still there.',
  },
  ILL06: {
    upper:
      'When another Mage activates a room: take {1} damage from the Rose and activate that room instead of them, or steal {1} power point from them.',
    lower:
      'When another Mage casts a combat or boost spell: they may cancel it (it counts as cast). If not, gain {1} power point, or deal {2} damage to them after it resolves.',
  },
  ILL07: {
    upper:
      'When another Mage declares a completed quest: gain as many power points as they gain from it, or complete an active quest of yours with all its rewards.',
    lower:
      'When another Mage has resolved a boost spell: gain as many power points as they gained from it, or gain {1} power point.',
  },
  ILL08: {
    upper:
      'When another Mage enters a blue room: gain {1} power point plus half their damage (rounded down), at most {4}. If they have none, use up all their action tokens.',
    lower:
      'When another Mage enters a green room: resolve their next ready spell as if it were yours; the card is then used. Their go continues.',
  },
  ILL09: {
    upper:
      'When your Mage is about to take damage: pass it in your colour to an enemy figure within {1} of your Mage; if there is none, ignore it.',
    lower:
      'When your Mage is about to take damage: afterwards deal the attacker the same in your colour. If this defeats a Mage, only you gain: {5} power points and the trophy.',
  },
  ILL10: {
    upper: 'When an enemy single-target spell chooses your Mage: gain {1} power point or ignore its damage.',
    lower:
      'When an enemy area spell covers your Mage: ignore it and teleport your Mage to a blue room, or deal the caster, with their own cubes, the damage you take.',
  },
  ILL11: {
    upper: 'Teleport your Mage to a blue room; you may activate it.',
    lower:
      "Teleport your Mage to an enemy figure's room and deal {2} damage to it. If it does not fall, teleport it to a blue room of your choice.",
  },
  ILL12: {
    upper:
      "Let an enemy Evocation act under your control, or teleport it to its owner's room and attack the owner with it. Damage dealt this way is in your colour.",
    lower:
      'Move another Mage up to {1} room and attack another figure with them in your colour, or show their next ready spell: gain {1} power point for a boost, {2} for combat.',
  },
  NEC01: {
    upper:
      'When your Mage is about to take damage: afterwards deal the same damage to the attacker with their own cubes, at most {5}.',
    lower: 'When your Mage is about to take damage: afterwards gain as many power points as the damage taken, at most {3}.',
  },
  NEC02: {
    upper: 'Convert up to {4} foreign damage cubes on another Mage to your colour.',
    lower:
      'Shift up to {2} damage cubes from your Mage to another Mage, then convert up to {2} foreign damage cubes on them to your colour.',
  },
  NEC03: {
    upper: 'Shuffle your Memories into your Grimoire, then draw {2} cards from your Grimoire.',
    lower: 'Look at the top {3} cards of your Memories; take {1} of them. Put the rest back on top in any order.',
  },
  NEC04: {
    upper: 'Another Mage loses {1} power point. If they had it to lose, gain {2} power points.',
    lower:
      'Dismiss any Undead in the chosen room. Each other Mage within {1} of that room loses {1} power point; gain {1} for each Mage who lost it.',
  },
  NEC05: {
    upper:
      'Deal {2} damage to each enemy figure in the chosen room. On each in adjacent rooms convert {1} foreign damage cube to your colour; if there is none, deal it {1} damage.',
    lower:
      'Deal {2} damage to another Mage and convert {2} foreign damage cubes on them to your colour. Gain {1} power point for each cube that was missing.',
  },
  NEC06: {
    upper: 'Deal {3} damage to an enemy figure.',
    lower:
      'Deal {2} damage to an enemy figure and convert {2} foreign damage cubes on it to your colour. A Mage loses {1} power point for each cube that was missing.',
  },
  NEC07: {
    upper:
      'Dismiss any Undead in the chosen room and gain {2} power points, or lose {1} power point and summon a Bone Knight there.',
    lower: 'Replace an Undead of yours in the chosen room with a Bone Knight.',
  },
  NEC08: {
    upper: 'Teleport an Undead of yours to a room with a Mage in it; you may attack with that Undead.',
    lower: 'Swap the places of your Mage and any Undead in the chosen room, or summon a Landsknecht there.',
  },
  NEC09: {
    upper:
      'Deal {3} damage to an enemy figure. Then you may deal {1} damage to a new enemy figure within {1} of the last and repeat this as long as you like.',
    lower:
      'On each other Mage within {1} of the chosen room convert up to {2} foreign damage cubes to your colour; they lose {1} power point for each cube that was missing.',
  },
  NEC10: {
    upper:
      'Pick an Undead of yours in the chosen room. Until the end of the turn gain {1} power point for each damage it deals, at most {3}.',
    lower: 'Let an Undead of yours in the chosen room act, or summon a Landsknecht there.',
  },
  NEC11: {
    upper:
      'Each other Mage within {1} of the chosen room may discard {1} ready standard spell. Gain {1} power point for each who does not.',
    lower:
      'Each other Mage within {1} of the chosen room may discard {1} ready standard spell. Deal {2} damage to each who does not.',
  },
  NEC12: {
    upper: 'Deal {2} damage to an enemy figure. Heal {2} damage on your Mage.',
    lower: 'Deal {2} damage to an enemy figure. If it is a Mage, steal {1} power point from them, even if they took no damage.',
  },
  TRA01: {
    upper: 'Deal {1} damage to an enemy figure, or discard {1} card from your hand to deal it {3} damage instead.',
    lower:
      'Deal {1} damage to each enemy figure in the chosen room, or discard {1} card from your hand to place {2} instability cubes there instead.',
  },
  TRA02: {
    upper: 'Until the end of the turn each of your physical actions may move your Mage and also attack.',
    lower:
      'Until the end of the turn your Mage is an Abomination: it has Attack {3} and may act in the Evocation phase. Move it up to {1} room, then you may attack.',
  },
  TRA03: {
    upper: 'Dismiss any Mutated Altar in the chosen room and place {4} instability cubes there.',
    lower: 'Summon a Mutated Altar in the chosen room and place {1} instability cube there.',
  },
  TRA04: {
    upper:
      "When your Mage is about to take damage: afterwards place {1} instability cube in your Mage's room for each damage taken.",
    lower: "When your Mage is about to take damage: ignore it and place {1} instability cube in your Mage's room.",
  },
  TRA05: {
    upper: 'Dismiss any Mutated Altar in the chosen room, gain {2} power points and place {2} instability cubes there.',
    lower: 'Summon a Mutated Altar in the chosen room and gain {1} power point.',
  },
  TRA06: {
    upper: 'Remove up to {2} instability cubes from the chosen room. Gain {1} power point for each.',
    lower: 'Place {2} instability cubes in a room with any Altar in it.',
  },
  TRA07: {
    upper:
      'Until the end of the turn each attack of your Mage also places {1} instability cube in its room. Move your Mage up to {1} room, then you may attack.',
    lower: "Place instability cubes in an enemy figure's room equal to half its damage, rounded down, at most {3}.",
  },
  TRA08: {
    upper:
      'Until the end of the turn a room with a Mutated Altar is a copy of any other (effect and colour) except the Black Rose Room. You may activate it.',
    lower:
      'Summon a Mutated Altar in the chosen room and place as many instability cubes there as there are Mutated Altars in the Lodge.',
  },
  TRA09: {
    upper:
      "Count the Mutated Altars in the Lodge, at most {4}. Gain that many power points and place that many instability cubes in your Mage's room.",
    lower: 'Summon a Mutated Altar in the chosen room and gain as many power points as there are Mutated Altars in the Lodge.',
  },
  TRA10: {
    upper:
      "Until the end of the turn your Mage's attacks hit each enemy figure in its room. Move your Mage up to {1} room, then you may attack.",
    lower: 'Until the end of the turn your Mage has Attack {3}. Move it up to {1} room, then you may attack.',
  },
  TRA11: {
    upper: 'From a room with at least {3} instability cubes remove up to {3}. Heal {2} damage on your Mage.',
    lower: 'From a room with at least {3} instability cubes remove up to {3} and summon a Mutated Altar there.',
  },
  TRA12: {
    upper:
      'This turn each attack of your Mage may remove {1} instability cube from its room to deal {1} more. Move your Mage up to {1} room, then you may attack.',
    lower:
      "This turn, instead of an attack's damage you may place {2} instability cubes in your Mage's room. Move your Mage up to {1} room, then you may attack.",
  },
  'SP-TES': {
    upper:
      'Move your Mage up to {1} room, then you may attack. You may do this again, up to {1} room, but attack only a different figure.',
    lower:
      'Deal {1} damage to each enemy figure in the chosen room and place {1} instability cube there. If your Mage stands there, place {1} more.',
  },
  'SP-JAF': {
    upper:
      'Look at the top {2} quests of the Third Moon. You may pay {1} power point to take {1} of them as an active quest. Put the rest back on top.',
    lower: 'Look at the top {4} events of the current Moon and put them back on top in any order. Gain {1} power point.',
  },
  'SP-REB': {
    upper: 'Deal {3} damage to an enemy figure. If it is a Mage, they lose {1} power point.',
    lower: 'Dismiss any Undead. Deal {4} damage to an enemy figure within {1} of its room.',
  },
  'SP-NER': {
    upper: "Deal {2} damage to each enemy figure in the rooms next to your Mage's room.",
    lower:
      'Deal {2} damage to each enemy figure in the chosen room. When a Mage hit by this leaves it with a physical action this turn, deal them {2} more.',
  },
  FOR01: {
    upper:
      'Deal {8} damage to an enemy figure. At the end of the turn, if it has not fallen, remove these {8} cubes, as far as they are still there.',
    lower: 'Deal {3} damage to each enemy figure in the Lodge that has at least {1} damage.',
  },
  FOR02: {
    upper:
      'Deal {2} damage to each enemy figure within {2} of your Mage, then convert up to {3} foreign damage cubes on it to your colour.',
    lower:
      'Each other Mage within {2} of your Mage loses {1} power point. Gain {2} power points for each Mage who lost it, at most {6}.',
  },
  FOR03: {
    upper: 'Deal {7} damage to an enemy figure.',
    lower: 'Place {5} instability cubes in the chosen room.',
  },
  FOR04: {
    upper:
      'When your Mage is about to take damage: afterwards deal the same damage, at most {5}, to each enemy figure in the Lodge.',
    lower:
      'When your Mage is about to be defeated: heal all its damage. The Mage who had the most cubes on it (tie: you choose) is defeated instead; first place is yours.',
  },
  FOR05: {
    upper: 'Deal {5} damage to an enemy figure. Nobody may trigger a protection against it.',
    lower: 'An enemy figure with at least {1} damage falls. Awards go by the cubes on it; the last damage counts as yours.',
  },
  FOR06: {
    upper:
      'Destroy {2} intact rooms next to the chosen room and take their tokens. They cannot be the Throne Room or the Black Rose Room.',
    lower: 'Summon the Infamy of Crete in the chosen room; you may let it act at once.',
  },
  FOR07: {
    upper:
      'Each other Mage in the chosen room discards {1} Quick Spell, ready or used. Gain {2} power points for each who did, at most {6}.',
    lower:
      'Look at the top {4} quests of the previous Moon and complete {1} of them with all its rewards. Gain {2} power points. Put the rest back on top.',
  },
  FOR08: {
    upper:
      "Deal {3} damage to each enemy figure in the Lodge. Mages hit may not move with a physical action until the end of the next turn's Action phase.",
    lower:
      "Deal {3} damage to each enemy figure in the Lodge. Mages hit may not activate rooms until the end of the next turn's Action phase.",
  },
  FOR09: {
    upper: 'When another Mage enters a grey room: steal {4} power points from them.',
    lower:
      'When an enemy figure enters a yellow room: deal {6} damage to it. If this defeats a Mage, only you gain power points: {6}.',
  },
  FOR10: {
    upper: 'Cast {2} spells from your hand in sequence. Gain {2} power points.',
    lower:
      'Each other Mage in the Lodge discards from their sheet {1} ready spell or active trap or protection. Gain {4} power points.',
  },
}
