import { type Json, refusal, type Seat } from '@grimuar/kernel'
import type { ServerContext } from '../context.ts'
import type { MatchState } from '../matches/match-state.ts'
import type { SharedProposal } from '../nodes/hints.ts'
import { Agreement } from './agreement.ts'
import type { Audience } from './audience.ts'
import type { RoomPresence } from './room-presence.ts'

/** Timers may fire this much earlier than a clock shows. */
const TIMER_MS = 50

/** What answering together needs from its room. */
export interface TeamRoom {
  readonly id: string
  readonly matchState: MatchState | null
  readonly audience: Audience
  readonly closed: boolean
}

/** How the players of a room answer a joint question together: what is proposed, who agrees, and what they point at. */
export class JointAnswers {
  private readonly context: ServerContext
  private readonly room: TeamRoom
  private readonly presence: RoomPresence
  private readonly agreement = new Agreement()
  private awayTimer: NodeJS.Timeout | undefined

  constructor(context: ServerContext, room: TeamRoom, presence: RoomPresence) {
    this.context = context
    this.room = room
    this.presence = presence
  }

  /** Notes a proposal. Returns the one that all who are here agree to; if there is none, the others are told what is proposed. */
  propose(state: MatchState, seat: Seat, move: Json): { readonly seat: Seat; readonly move: Json } | undefined {
    this.agreement.propose(state, seat, move, this.context.now())
    const agreed = this.agreement.agreed(state, [...new Set([...this.peopleHere(state), seat])])
    if (agreed) return agreed
    this.sendProposal()
    this.tellProposal()
    return undefined
  }

  /** The proposal that only people who have left did not agree to. If there is none, the others are told what is proposed. */
  settled(state: MatchState): { readonly seat: Seat; readonly move: Json } | undefined {
    const agreed = Agreement.needed(state) ? this.agreement.agreed(state, this.peopleHere(state)) : undefined
    if (!agreed) this.sendProposal()
    return agreed
  }

  sendProposal(): void {
    const { matchState, id, audience } = this.room
    if (!matchState?.agree) return
    const proposal = this.agreement.view(matchState, this.peopleHere(matchState))
    audience.sendToSeats(JSON.stringify({ type: 'proposal', room: id, proposal }), (seat) => seat !== null)
  }

  /** Tells the other nodes what is proposed. */
  tellProposal(): void {
    const { nodes } = this.context
    const { matchState, id } = this.room
    const proposal = !nodes.alone && matchState?.agree ? this.agreement.shared(matchState) : undefined
    if (proposal) nodes.tell({ type: 'proposal', room: id, proposal })
  }

  /** Takes over what another node tells; false if nothing changes. */
  hearProposal(proposal: SharedProposal): boolean {
    const { matchState } = this.room
    return matchState?.agree ? this.agreement.hear(matchState, proposal) : false
  }

  /** Shows the others who are asked, at all nodes, which answer a seat points at. */
  point(seat: Seat, move: unknown): void {
    const { matchState: state, id } = this.room
    if (!state?.isJoint() || state.seats[seat]?.bot || !state.waiting().includes(seat)) return
    if (move !== null && refusal(state.match.game, state.table, seat, move)) return
    this.sendPointing(seat, move)
    this.context.nodes.tell({ type: 'pointing', room: id, seat, move: move as Json })
  }

  /** Sends what a seat points at to those who are asked, too. */
  sendPointing(seat: Seat, move: unknown): void {
    const asked = this.room.matchState?.waiting() ?? []
    const text = JSON.stringify({ type: 'pointing', room: this.room.id, seat, move })
    this.room.audience.sendToSeats(text, (other) => other !== null && other !== seat && asked.includes(other))
  }

  /** Calls `settle` unless somebody who has left comes back soon. */
  waitForReturn(settle: () => Promise<void>): void {
    const { log, settings } = this.context
    clearTimeout(this.awayTimer)
    this.awayTimer = setTimeout(() => {
      if (!this.room.closed) settle().catch((err) => log.error({ err, room: this.room.id }, 'a proposal failed'))
    }, settings.awayMs + TIMER_MS)
    this.awayTimer.unref()
  }

  stop(): void {
    clearTimeout(this.awayTimer)
  }

  private peopleHere(state: MatchState): Seat[] {
    return state.people().filter((seat) => this.presence.isHere(seat))
  }
}
