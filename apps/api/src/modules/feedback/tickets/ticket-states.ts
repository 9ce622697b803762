import { FeedbackState, type TicketEntryKind } from '@yayan/contract';

/** A move of a ticket, by its name in the ticket's entries. */
type Move = Exclude<TicketEntryKind, 'opened' | 'merged' | 'separated'>;

const { ToBeAccepted, ToBeHandled, InProgress, AwaitingFeedback, AwaitingConfirmation, Confirmed } =
  FeedbackState;

/**
 * The states in which each move is possible, and the state after it (rule 7.13). A reply to no question doesn't change
 * the state.
 */
const MOVES: Readonly<Record<Move, readonly [from: readonly FeedbackState[], to: FeedbackState | null]>> = {
  accepted: [[ToBeAccepted], ToBeHandled],
  started: [[ToBeHandled], InProgress],
  asked: [[ToBeHandled, InProgress], AwaitingFeedback],
  replied: [[ToBeAccepted, ToBeHandled, InProgress, AwaitingFeedback], null],
  answered: [[ToBeHandled, InProgress, AwaitingFeedback], AwaitingConfirmation],
  decided: [[ToBeHandled, InProgress, AwaitingFeedback], AwaitingConfirmation],
  confirmed: [[AwaitingConfirmation], Confirmed],
  reopened: [[AwaitingConfirmation, Confirmed], InProgress],
};

/** The state after a move; undefined if the move is not possible. */
export function stateAfter(state: FeedbackState, move: Move): FeedbackState | undefined {
  const [from, to] = MOVES[move];
  if (!from.includes(state)) return undefined;
  if (move === 'replied' && state === AwaitingFeedback) return InProgress;
  return to ?? state;
}
