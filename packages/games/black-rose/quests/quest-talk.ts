import { QUEST_CARDS } from '../decks.ts'
import type { QuestId } from '../ids.ts'
import type { Person, Scene } from '../scene.ts'
import { type BlackRoseTalk, scene } from '../talk.ts'

// For tests of quests.

/** I stand at the door of a quest and activate the room; the others stand in the garden unless they say so. */
export function door(
  quest: QuestId,
  me: Person = {},
  rest: Omit<Scene, 'people'> & { others?: readonly Person[] } = {},
): BlackRoseTalk {
  const { others = [{ at: 'garden' }], ...more } = rest
  const at = QUEST_CARDS[quest].door?.room ?? 'crypt'
  const t = scene({ people: [{ at, quests: quest, ...me }, ...others], ...more })
  t.says('move', 'activate', quest)
  return t
}

/** My completed quests. */
export const done = (t: BlackRoseTalk) => t.table.mages[0]?.done.join(' ')

/** The condition has just been met; the quest is declared as the next action. */
export function met(
  quest: QuestId,
  me: Person,
  lines: readonly string[],
  rest: Omit<Scene, 'people'> & { others?: readonly Person[] } = {},
) {
  const { others = [{ at: 'throne' }], ...more } = rest
  const t = scene({ people: [{ at: 'blackRose', quests: quest, ...me }, ...others], ...more })
  t.says(...lines)
  return t
}

/** The same with something less: the quest cannot be declared. */
export const missed = (...of: Parameters<typeof met>) => {
  const t = met(...of)
  return t.asked.startsWith('act 0') && !t.answers.includes(of[0])
}
