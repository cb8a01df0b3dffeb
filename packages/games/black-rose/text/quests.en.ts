import type { QuestTexts } from './shape.ts'

/** The names are in names.en.ts. */
export const quests: QuestTexts = {
  Q001: {
    task: 'Activate the Mirrors Room.',
    reward: "After the room's effect, also teleport your Mage to any intact room.",
  },
  Q002: {
    task: 'Activate the Bibliotheca.',
    reward: "After the room's effect, also take {1} card from the Library.",
  },
  Q003: {
    task: 'Activate the Observatory.',
    reward:
      "Instead of the room's effect, look at the top {3} quests of the current Moon and take {1} of them. Put the rest back on top in any order.",
  },
  Q004: {
    task: 'Activate the Sanctuary.',
    reward: "After the room's effect, also heal {1} damage on your Mage and {1} on each of your Evocations.",
  },
  Q005: {
    task: 'Activate the Forge.',
    reward: "Instead of the room's effect, move your Mage up to {2} rooms, then you may attack.",
  },
  Q006: {
    task: 'Activate the Garden.',
    reward: "After the room's effect, also place {1} instability cube in this room.",
  },
  Q007: {
    task: 'Activate the Treasure Room.',
    reward: "After the room's effect, also choose another Mage in the Lodge: they lose {1} power point.",
  },
  Q008: {
    task: 'Activate the Alchemic Laboratory.',
    reward: "After the room's effect, also heal {2} damage on your Mage.",
  },
  Q009: {
    task: 'Activate the Sacrificial Altar.',
    reward: "Instead of the room's effect, deal {3} damage to another Mage in the Lodge.",
  },
  Q010: {
    task: 'Activate the Arena.',
    reward: "Instead of the room's effect, deal {2} damage to an enemy figure within {1} of this room.",
  },
  Q011: {
    task: 'Activate the Summoner Room.',
    reward: "After the room's effect, also let the Cerberus just summoned act.",
  },
  Q012: {
    task: 'Activate the Armory.',
    reward: "Instead of the room's effect, draw {2} cards from your Grimoire.",
  },
  Q013: {
    task: 'Activate the Pleasures Room.',
    reward: "After the room's effect, also heal {2} damage on your Mage.",
  },
  Q014: {
    task: 'Activate the Throne Room.',
    reward: "After the room's effect, also look at the top {2} events and put them back on top in any order.",
  },
  Q015: {
    task: 'Activate the Cemetery.',
    reward: "After the room's effect, also let the Landsknecht just summoned act.",
  },
  Q016: {
    task: 'Activate the Crypt.',
    reward: "Instead of the room's effect, take the top {2} cards of your Memories into your hand.",
  },
  Q017: {
    task: 'Activate the Oracle Room.',
    reward: "After the room's effect, also look at the ready spells of another Mage in the Lodge.",
  },
  Q018: {
    task: 'Activate the Abyss.',
    reward: "Instead of the room's effect, move an enemy figure within {1} of this room up to {2} rooms.",
  },
  Q019: {
    task: 'Cast an air spell.',
    reward: 'Move your Mage up to {1} room.',
  },
  Q020: {
    task: 'Cast an earth spell.',
    reward: "Place {1} instability cube in your Mage's room.",
  },
  Q021: {
    task: 'Cast a fire spell.',
    reward: 'Deal {1} damage to an enemy figure within {1} of your Mage.',
  },
  Q022: {
    task: 'Cast a water spell.',
    reward: 'Heal {2} damage on your Mage.',
  },
  Q023: {
    task: 'Cast a magic spell.',
    reward: 'Draw {1} card from your Grimoire.',
  },
  Q024: {
    task: 'Cast a holy spell.',
    reward: 'Heal {1} damage on your Mage and draw {1} card from your Grimoire.',
  },
  Q025: {
    task: 'Cast an unholy spell.',
    reward: 'Convert up to {1} foreign damage cube on another Mage in the Lodge to your colour.',
  },
  Q026: {
    task: 'Damage a Mage with a physical attack of your Mage.',
    reward: 'Move your Mage up to {1} room.',
  },
  Q027: {
    task: 'Summon an Evocation.',
    reward: 'Let that Evocation act.',
  },
  Q028: {
    task: 'Have at least {2} of your instability cubes in the same room.',
    reward: 'Take {1} card from the Library.',
  },
  Q029: {
    task: 'Trigger a trap of yours.',
    reward: 'Draw {1} card from your Grimoire.',
  },
  Q030: {
    task: 'Trigger a protection of yours.',
    reward: 'Take {1} card from the Library.',
  },
  Q031: {
    task: 'Activate {2} different rooms in the same turn.',
    reward: 'Take {1} card from the Library.',
  },
  Q032: {
    task: 'End your go in a room with at least {2} other Mages.',
    reward: "Deal {1} damage to each other Mage in your Mage's room.",
  },
  Q033: {
    task: 'Damage {2} different Mages with a single effect or attack.',
    reward: "Place {1} instability cube in your Mage's room.",
  },
  Q034: {
    task: 'Have at least {6} damage on your Mage in the Cleanup phase.',
    reward: 'Heal {4} damage on your Mage.',
  },
  Q035: {
    task: 'Activate the Bibliotheca.',
    reward:
      "Instead of the room's effect, look at the top {5} cards of a school's deck and take {2} of them into your hand. Shuffle the rest back in.",
  },
  Q036: {
    task: 'Activate the Observatory.',
    reward: "After the room's effect, also discard {1} event of your choice from the board.",
  },
  Q037: {
    task: 'Activate the Sanctuary.',
    reward: "Instead of the room's effect, heal all damage of a colour of your choice on your Mage.",
  },
  Q038: {
    task: 'Activate the Forge.',
    reward:
      "Instead of the room's effect, move your Mage up to {1} room, then you may attack. Move your Mage again up to {1} room, then you may attack a different figure.",
  },
  Q039: {
    task: 'Activate the Garden.',
    reward: "Instead of the room's effect, place {2} instability cubes in a room within {1} of this one.",
  },
  Q040: {
    task: 'Activate the Treasure Room.',
    reward: "After the room's effect, also steal {1} power point from another Mage in the Lodge.",
  },
  Q041: {
    task: 'Activate the Alchemic Laboratory.',
    reward: "After the room's effect, also cast {1} spell from your hand.",
  },
  Q042: {
    task: 'Activate the Sacrificial Altar.',
    reward: "Instead of the room's effect, deal {2} damage to each of {2} different enemy figures in the Lodge.",
  },
  Q043: {
    task: 'Activate the Arena.',
    reward: "After the room's effect, also deal {2} damage to the Mage chosen for the Arena.",
  },
  Q044: {
    task: 'Activate the Summoner Room.',
    reward: "After the room's effect, also summon a Cerberus in an adjacent room.",
  },
  Q045: {
    task: 'Activate the Armory.',
    reward: "After the room's effect, also take {2} cards from the Library, then discard {1} card from your hand.",
  },
  Q046: {
    task: 'Activate the Pleasures Room.',
    reward:
      "Instead of the room's effect, look at the active quests of another Mage in the Lodge. You may swap an active quest with them; you choose both.",
  },
  Q047: {
    task: 'Activate the Throne Room.',
    reward: "After the room's effect, the Rose also loses {1} power point.",
  },
  Q048: {
    task: 'Activate the Black Rose Room.',
    reward: "After the room's effect, also take {2} cards from the Library.",
  },
  Q049: {
    task: 'Cast {2} air spells in the same turn.',
    reward: "Move your Mage up to {2} rooms, then you may activate your Mage's room.",
  },
  Q050: {
    task: 'Cast {2} earth spells in the same turn.',
    reward: 'Place {2} instability cubes in a room within {1} of your Mage.',
  },
  Q051: {
    task: 'Cast {2} fire spells in the same turn.',
    reward: 'Deal {2} damage to an enemy figure within {2} of your Mage.',
  },
  Q052: {
    task: 'Cast {2} water spells in the same turn.',
    reward: 'Heal {3} damage on your Mage.',
  },
  Q053: {
    task: 'Cast {2} magic spells in the same turn.',
    reward: 'Take {2} cards from the Library.',
  },
  Q054: {
    task: 'Cast {2} holy spells in the same turn.',
    reward: 'Heal {2} damage on your Mage and {2} on each of your Evocations.',
  },
  Q055: {
    task: 'Cast {2} unholy spells in the same turn.',
    reward: 'Convert up to {2} foreign damage cubes on another Mage in the Lodge to your colour.',
  },
  Q056: {
    task: 'Take a trophy.',
    reward: 'Take {1} card from the Library.',
  },
  Q057: {
    task: 'Remove an enemy Evocation by damaging it.',
    reward: 'Let one of your Evocations act, or heal {2} damage on your Mage.',
  },
  Q058: {
    task: 'Have {2} Evocations of your own in the Lodge.',
    reward: 'Let one of your Evocations act.',
  },
  Q059: {
    task: 'Have at least {3} of your instability cubes in the same room.',
    reward: 'Convert up to {1} foreign instability cube in that room to your colour.',
  },
  Q060: {
    task: 'Deal at least {2} damage with a single trap.',
    reward: 'Draw {2} cards from your Grimoire.',
  },
  Q061: {
    task: 'Trigger a protection of yours against a combat spell.',
    reward: 'Deal {1} damage to the Mage who cast that combat spell.',
  },
  Q062: {
    task: 'Deal at least {4} damage to a Mage with a single effect or attack.',
    reward: 'Move the Mage you hit up to {1} room.',
  },
  Q063: {
    task: 'Activate {3} different rooms in the same turn.',
    reward: 'Take {2} cards from the Library.',
  },
  Q064: {
    task: 'Damage {3} different Mages with a single effect or attack.',
    reward: "Place {1} instability cube each in your Mage's room and in every adjacent room with a Mage in it.",
  },
  Q065: {
    task: 'End your go in a room with at least {2} other Mages.',
    reward: "Steal {1} power point from each other Mage in your Mage's room.",
  },
  Q066: {
    task: 'Activate the Black Rose Room.',
    reward: "After the room's effect, also cast {1} spell from your hand.",
  },
  Q067: {
    task: 'Activate the Throne Room.',
    reward: "After the room's effect, the Rose also loses {2} power points.",
  },
  Q068: {
    task: 'Activate the Sacrificial Altar.',
    reward:
      "Instead of the room's effect, you may dismiss one of your Evocations. If you do, deal {5} damage to an enemy figure in the Lodge, otherwise {3}.",
  },
  Q069: {
    task: 'Activate the Arena.',
    reward:
      "Instead of the room's effect, teleport your Mage to the room of another Mage in the Lodge. Deal {3} damage to that Mage.",
  },
  Q070: {
    task: 'Activate the Abyss.',
    reward: "Instead of the room's effect, send another Mage within {2} of this room to their Cell. Their damage stays.",
  },
  Q071: {
    task: 'Activate the Crypt.',
    reward: "Instead of the room's effect, take any {3} cards from your Memories into your hand.",
  },
  Q072: {
    task: 'Activate the Cemetery.',
    reward: "Instead of the room's effect, summon a Bone Knight in this room and let it act.",
  },
  Q073: {
    task: 'Activate the Garden.',
    reward: "Instead of the room's effect, place {3} instability cubes in a room within {1} of this one.",
  },
  Q074: {
    task: 'Activate the Oracle Room.',
    reward:
      "After the room's effect, also look at the top {3} quests of the current Moon and take {1} of them. Put the rest back on top in any order.",
  },
  Q075: {
    task: 'Activate the Alchemic Laboratory.',
    reward: "After the room's effect, also discard up to {3} cards from your hand and gain {1} power point for each.",
  },
  Q076: {
    task: 'Activate the Mirrors Room.',
    reward:
      "After the room's effect, also activate any room with an unused token. It cannot be the Throne Room or the Black Rose Room.",
  },
  Q077: {
    task: 'Activate the Forge.',
    reward: "Instead of the room's effect, move your Mage up to {2} rooms, then you may attack (Attack {4}).",
  },
  Q078: {
    task: 'Cast an air spell and a water spell in the same turn.',
    reward: 'Deal {2} damage to each enemy figure in a room within {2} of your Mage.',
  },
  Q079: {
    task: 'Cast an earth spell and a fire spell in the same turn.',
    reward: "Place {2} instability cubes in your Mage's room. Deal {2} damage to each enemy figure there.",
  },
  Q080: {
    task: 'Cast a holy spell and an unholy spell in the same turn.',
    reward: 'Heal {3} damage on your Mage. Convert up to {2} foreign damage cubes on another Mage in the Lodge to your colour.',
  },
  Q081: {
    task: 'Cast spells of {3} different elements in the same turn.',
    reward: 'Take {2} cards from the Library.',
  },
  Q082: {
    task: 'Cast spells of {4} different elements in the same turn.',
    reward: 'Take the crown. Take {2} cards from the Library.',
  },
  Q083: {
    task: 'Cast {3} spells of the same element in the same turn.',
    reward: 'Cast {1} spell from your hand.',
  },
  Q084: {
    task: 'Have trophies of {2} different Mages. With a single rival, any {2} trophies will do.',
    reward: 'Deal {2} damage to another Mage in the Lodge.',
  },
  Q085: {
    task: 'Take the trophy of a Mage who carried damage cubes of yours only.',
    reward: 'Steal {2} power points from another Mage in the Lodge.',
  },
  Q086: {
    task: 'Win {1} token of a destroyed room.',
    reward: 'Place {2} instability cubes in a room within {1} of your Mage.',
  },
  Q087: {
    task: 'Have at least {2} tokens of destroyed rooms.',
    reward: 'Convert up to {2} foreign instability cubes in any room to your colour.',
  },
  Q088: {
    task: 'Have {3} Evocations of your own in the Lodge.',
    reward: 'Let each of your Evocations act.',
  },
  Q089: {
    task: 'Damage {3} different Mages with a single effect or attack.',
    reward: 'Heal {3} damage on your Mage.',
  },
  Q090: {
    task: 'Deal at least {5} damage to a Mage with a single effect or attack.',
    reward: 'Place {2} instability cubes in the room of the Mage you hit.',
  },
  Q091: {
    task: 'Trigger {2} traps of yours in the same turn.',
    reward: 'Steal {1} power point from each Mage caught by those traps.',
  },
  Q092: {
    task: 'Damage a Mage and have no damage on your own in the Cleanup phase of the same turn.',
    reward: 'Take {2} cards from the Library.',
  },
  Q093: {
    task: 'Activate {3} rooms in the same turn, each of a different colour.',
    reward: 'Refresh {1} used physical action token of yours.',
  },
  Q094: {
    task: 'Have at least {4} completed quests in the Cleanup phase, not counting this one.',
    reward: 'Draw {1} quest of the current Moon.',
  },
  Q095: {
    task: 'End your go in a room with at least {3} other Mages.',
    reward: "Deal {2} damage to each other Mage in your Mage's room.",
  },
}
