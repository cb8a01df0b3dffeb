import type { EventTexts } from './shape.ts'

export const events: EventTexts = {
  E001: {
    name: 'Furious Dance',
    effect: 'Action phase: a Mage who activates a red room gains {1} power point. Lasts until this card leaves the board.',
  },
  E002: {
    name: 'Radiant Dance',
    effect: 'Action phase: a Mage who activates a yellow room gains {1} power point. Lasts until this card leaves the board.',
  },
  E003: {
    name: 'Wild Dance',
    effect: 'Action phase: a Mage who activates a green room gains {1} power point. Lasts until this card leaves the board.',
  },
  E004: {
    name: 'Dreaming Dance',
    effect: 'Action phase: a Mage who activates a blue room gains {1} power point. Lasts until this card leaves the board.',
  },
  E005: {
    name: 'Grave Dance',
    effect: 'Action phase: a Mage who activates a grey room gains {1} power point. Lasts until this card leaves the board.',
  },
  E006: {
    name: 'Opening Thorns',
    effect:
      'Black Rose phase: the Rose places {1} instability cube in the intact room with the most figures. The crown holder breaks ties. Repeats every turn until this card leaves the board.',
  },
  E007: {
    name: 'First Petal',
    effect: 'At once: each Mage in turn order draws {1} card from their Grimoire.',
  },
  E008: {
    name: 'Whispering Gallery',
    effect:
      'Black Rose phase: each Mage in turn order may discard {1} card from their hand to take {1} card from the Library. Repeats every turn until this card leaves the board.',
  },
  E009: {
    name: 'Cold Corridors',
    effect: 'Action phase: a Mage moves at most {1} room with a physical action. Lasts until this card leaves the board.',
  },
  E010: {
    name: 'Sad Dance',
    effect: 'Action phase: a Mage who activates a purple room gains {1} power point. Lasts until this card leaves the board.',
  },
  E011: {
    name: 'Kind Moon',
    effect: 'At once: each Mage heals {2} damage.',
  },
  E012: {
    name: 'Restless Graves',
    effect:
      'At once: each Mage with the fewest power points summons a Landsknecht in their room. A Mage in a Cell chooses a room that touches it.',
  },
  E013: {
    name: 'Loose Stones',
    effect:
      "Black Rose phase: the Rose places {1} instability cube in each intact room of the same colour as the crown holder's room. With the holder in a Cell: in each purple room; in the Black Rose Room: only there. Repeats every turn until this card leaves the board.",
  },
  E014: {
    name: 'Open Doors',
    effect:
      'Action phase: after activating a room with a physical action, a Mage may move up to {1} room. Lasts until this card leaves the board.',
  },
  E015: {
    name: 'Silence of Bells',
    effect:
      'Action phase: a Mage may not cast a standard spell and the Quick Spell in the same go. Lasts until this card leaves the board.',
  },
  E016: {
    name: 'Generous Hour',
    effect:
      'Action phase: the first Mage to complete a quest in this phase gains {1} extra power point. Lasts until this card leaves the board.',
  },
  E017: {
    name: 'Thorn Prick',
    effect:
      'Black Rose phase: each Mage outside their Cell takes {1} damage from the Rose. Repeats every turn until this card leaves the board.',
  },
  E018: {
    name: 'Tides of Ink',
    effect:
      "Black Rose phase: each Mage in turn order may swap {1} card from their hand for the top card of a school's discard pile. The card given goes to its own school's pile; special and Forgotten spells cannot be given. Repeats every turn until this card leaves the board.",
  },
  E019: {
    name: 'Echo of the Founder',
    effect: 'At once: the crown holder gains {1} power point.',
  },
  E020: {
    name: 'Veil of Dust',
    effect:
      'Action phase: spell ranges of {2} or more are reduced by {1}; unlimited ranges stay. Lasts until this card leaves the board.',
  },
  E021: {
    name: 'Lamp of Insight',
    effect: 'At once: in turn order, each Mage with fewer than {2} active quests may draw {1} quest of the current Moon.',
  },
  E022: {
    name: 'Growing Roots',
    effect: 'At once: the Rose places {1} instability cube in each intact room next to the Black Rose Room with no Mage in it.',
  },
  E023: {
    name: 'Watchful Statues',
    effect:
      "Action phase: a Mage who ends a physical action's move in a room with another Mage takes {1} damage from the Rose. Staying put does not count. Lasts until this card leaves the board.",
  },
  E024: {
    name: 'Borrowed Time',
    effect: "At once: in this turn's Study phase each Mage draws {5} cards from the Library and keeps {3} of them.",
  },
  E025: {
    name: 'Small Mercy',
    effect:
      'Black Rose phase: each Mage with the fewest power points gains {1} power point. Repeats every turn until this card leaves the board.',
  },
  E026: {
    name: 'Gate Ajar',
    effect: 'Action phase: a Mage who discards a spell to move goes up to {2} rooms. Lasts until this card leaves the board.',
  },
  E027: {
    name: 'Thirst of the Rose',
    effect: 'Action phase: when a Mage is defeated, the Rose gains {1} power point. Lasts until this card leaves the board.',
  },
  E028: {
    name: 'Red Toll',
    effect:
      'Action phase: a Mage who activates a red room takes {1} damage from the Rose and draws {1} card from their Grimoire. Lasts until this card leaves the board.',
  },
  E029: {
    name: 'Yellow Toll',
    effect:
      'Action phase: a Mage who activates a yellow room takes {1} damage from the Rose and draws {1} card from their Grimoire. Lasts until this card leaves the board.',
  },
  E030: {
    name: 'Green Toll',
    effect:
      'Action phase: a Mage who activates a green room takes {1} damage from the Rose and draws {1} card from their Grimoire. Lasts until this card leaves the board.',
  },
  E031: {
    name: 'Blue Toll',
    effect:
      'Action phase: a Mage who activates a blue room takes {1} damage from the Rose and draws {1} card from their Grimoire. Lasts until this card leaves the board.',
  },
  E032: {
    name: 'Purple Toll',
    effect:
      'Action phase: a Mage who activates a purple room takes {1} damage from the Rose and draws {1} card from their Grimoire. Lasts until this card leaves the board.',
  },
  E033: {
    name: 'Grey Toll',
    effect:
      'Action phase: a Mage who activates a grey room takes {1} damage from the Rose and draws {1} card from their Grimoire. Lasts until this card leaves the board.',
  },
  E034: {
    name: 'Shifting Floors',
    effect:
      'At once: the crown holder swaps {2} room tiles with everything on them. Destroyed ones may be chosen too. The Black Rose Room stays in place, and the Throne Room must still lie next to it.',
  },
  E035: {
    name: 'Black Dew',
    effect:
      'Black Rose phase: the Rose places {1} instability cube in each intact room with a Mage in it. Repeats every turn until this card leaves the board.',
  },
  E036: {
    name: 'Revolt',
    effect: 'At once: each Mage takes as much damage from the Rose as they have Evocations.',
  },
  E037: {
    name: 'Levy of Servants',
    effect: 'At once: in turn order, each Mage outside their Cell may summon a Landsknecht in their room.',
  },
  E038: {
    name: 'Feverish Study',
    effect:
      "Black Rose phase: in this turn's Study phase each Mage keeps {3} of the {4} Library cards. Then they take {1} damage from the Rose. Repeats every turn until this card leaves the board.",
  },
  E039: {
    name: 'Heavy Air',
    effect:
      'Action phase: air spells have a range of at most {1} unless it is unlimited. Earth spells gain the instability symbol. Lasts until this card leaves the board.',
  },
  E040: {
    name: 'Burning Blood',
    effect: 'Action phase: fire spells deal {1} more damage to each figure they damage. Lasts until this card leaves the board.',
  },
  E041: {
    name: 'Frozen Fountain',
    effect: 'Action phase: healing has no effect. Lasts until this card leaves the board.',
  },
  E042: {
    name: 'Gift of Thorns',
    effect: 'At once: each Mage in turn order may take {2} damage from the Rose to gain {1} power point.',
  },
  E043: {
    name: 'Lost Scrolls',
    effect: 'At once: each Mage discards {1} card from their hand; a Mage with no cards loses {1} power point.',
  },
  E044: {
    name: 'Weight of Command',
    effect:
      'Black Rose phase: the crown holder takes {1} damage from the Rose and takes {1} card from the Library. Repeats every turn until this card leaves the board.',
  },
  E045: {
    name: 'Whispers of Envy',
    effect:
      'Black Rose phase: each Mage with the most power points loses {1} power point. Repeats every turn until this card leaves the board.',
  },
  E046: {
    name: 'Hungry Walls',
    effect:
      'Action phase: when a Mage places an instability cube, the Rose places {1} in the same room if a hole is free. At most once per go. Lasts until this card leaves the board.',
  },
  E047: {
    name: 'Open Graves',
    effect:
      'Action phase: when damage removes an Evocation, its owner may draw {1} card from their Grimoire. Lasts until this card leaves the board.',
  },
  E048: {
    name: 'Mirror Moon',
    effect:
      'Action phase: traps on blue rooms may also be triggered in yellow ones. Traps on yellow rooms may also be triggered in blue ones. Lasts until this card leaves the board.',
  },
  E049: {
    name: 'Broken Oaths',
    effect: 'At once: each Mage with {2} active quests discards {1} of them, of their own choice.',
  },
  E050: {
    name: 'Second Breath',
    effect:
      'Start of the Action phase: each Mage in turn order may heal {1} damage or move up to {1} room. Repeats every turn until this card leaves the board.',
  },
  E051: {
    name: 'Blood Price',
    effect:
      'Action phase: a Mage who damages another Mage with a combat spell may take {1} damage from the Rose to deal {1} more. Once per spell cast, against a single target. Lasts until this card leaves the board.',
  },
  E052: {
    name: 'Rose in Bloom',
    effect: 'At once: the Rose places {2} instability cubes in each intact room next to the Black Rose Room.',
  },
  E053: {
    name: 'Full Bloom',
    effect:
      'Black Rose phase: the Rose places {1} instability cube in each intact room of the colour with the most intact rooms. The crown holder breaks ties. Repeats every turn until this card leaves the board.',
  },
  E054: {
    name: 'Pledge of Pain',
    effect: 'Black Rose phase: each Mage takes {2} damage from the Rose. Repeats every turn until this card leaves the board.',
  },
  E055: {
    name: 'War Without Mercy',
    effect:
      'Action phase: combat spells deal {1} more damage to each figure. Protections cannot be triggered against area spells. Lasts until this card leaves the board.',
  },
  E056: {
    name: 'False Peace',
    effect:
      'Action phase: a Mage who casts a combat spell or triggers a trap then takes {1} damage from the Rose. Lasts until this card leaves the board.',
  },
  E057: {
    name: 'Crown of Thorns',
    effect:
      'Black Rose phase: the crown holder takes {2} damage from the Rose, then gains {1} power point. Repeats every turn until this card leaves the board.',
  },
  E058: {
    name: 'Memory of Moons',
    effect:
      'At once: the Mage who drew this card plays {1} random event left over from the First Moon and {1} from the Second. The Rose gains their entry power points.',
  },
  E059: {
    name: 'Fading Victories',
    effect:
      'At once: each Mage discards {1} completed quest or loses {2} power points, as they prefer. The Rose gains nothing for these quests.',
  },
  E060: {
    name: 'Unquiet Trophies',
    effect: 'At once: each Mage with the most trophies gives {1} trophy to the Rose or loses {2} power points, as they prefer.',
  },
  E061: {
    name: 'Falling Vaults',
    effect:
      'Start of the Action phase: each figure in an intact room without a free hole takes {2} damage from the Rose. Repeats every turn until this card leaves the board.',
  },
  E062: {
    name: 'Black Sun',
    effect:
      'Action phase: holy spells have no effect. Unholy spells deal {1} more damage. Lasts until this card leaves the board.',
  },
  E063: {
    name: 'Bright Night',
    effect:
      'Action phase: unholy spells have no effect. A Mage who casts a holy boost spell gains {1} extra power point. Lasts until this card leaves the board.',
  },
  E064: {
    name: 'Wrath of the Elements',
    effect:
      'Action phase: a Mage who casts the same element as their previous spell this turn takes {1} damage from the Rose and gains {1} power point. Lasts until this card leaves the board.',
  },
  E065: {
    name: 'Chains of Duty',
    effect:
      'Action phase: attacks with a physical action deal {1} more damage. A Mage moves at most {1} room with a physical action. Lasts until this card leaves the board.',
  },
  E066: {
    name: 'Great Hunt',
    effect:
      'At once: each Evocation takes {2} damage from the Rose. Each Mage who loses an Evocation to this may take {1} card from the Library.',
  },
  E067: {
    name: 'Immortal Servants',
    effect: 'Action phase: Evocations take no damage. Lasts until this card leaves the board.',
  },
  E068: {
    name: 'Last Lesson',
    effect: 'At once: each Mage in turn order takes {1} card of their choice from their Grimoire, then shuffles it.',
  },
  E069: {
    name: 'Price of Knowledge',
    effect:
      'Action phase: a Mage who completes a quest gains {1} extra power point. The Rose gains {1} power point too. Lasts until this card leaves the board.',
  },
  E070: {
    name: 'Sealed Doors',
    effect:
      'At once: the crown holder names a colour. The tokens of all rooms of that colour count as used until the end of the turn.',
  },
  E071: {
    name: 'Collapse',
    effect:
      'At once: the Rose places {2} instability cubes in the intact room that holds the most of them. In a tie: in each of those rooms. Rooms without cubes do not count.',
  },
  E072: {
    name: 'Judgement',
    effect:
      'At once: each Mage with the most power points loses {1} power point. Each Mage with the fewest gains {2} power points.',
  },
  E073: {
    name: 'Scattered Pages',
    effect: 'At once: each Mage shuffles their Memories into their Grimoire, then discards {2} cards from their hand.',
  },
  E074: {
    name: "Rose's Favour",
    effect:
      'At once: each Mage in turn order may discard {3} cards from their hand. A Mage who does looks at the top {2} Forgotten spells and keeps {1} in hand. The other goes under the deck.',
  },
  E075: {
    name: 'Exile',
    effect: 'At once: each Mage outside their Cell is sent to it. Their damage stays.',
  },
  E076: {
    name: 'Blood Moon',
    effect:
      'Action phase: when a Mage is defeated, whoever dealt the last damage gains {1} extra power point. The Rose gains {1} power point too. Lasts until this card leaves the board.',
  },
  E077: {
    name: 'Thorned Crowns',
    effect:
      'Black Rose phase: each Mage in turn order takes {3} damage from the Rose or lets it gain {1} power point, as they prefer. Repeats every turn until this card leaves the board.',
  },
  E078: {
    name: 'The Rose Awakens',
    effect:
      'At once: the Rose places {3} instability cubes in the Throne Room if it is intact. Each Mage takes {1} damage from the Rose.',
  },
}
