import { ExchangeState } from '@yayan/contract';

/** The allowed moves of an order (rule 5.4). Issued, Revoked and NotPassed are final. */
const MOVES: Readonly<Record<ExchangeState, readonly ExchangeState[]>> = {
  [ExchangeState.PendingReview]: [ExchangeState.ToBeIssued, ExchangeState.NotPassed, ExchangeState.Revoked],
  [ExchangeState.ToBeIssued]: [ExchangeState.Issued, ExchangeState.IssueFailed, ExchangeState.Revoked],
  [ExchangeState.IssueFailed]: [ExchangeState.ToBeIssued, ExchangeState.Revoked],
  [ExchangeState.Issued]: [],
  [ExchangeState.Revoked]: [],
  [ExchangeState.NotPassed]: [],
};

export function canMove(from: ExchangeState, to: ExchangeState): boolean {
  return MOVES[from].includes(to);
}

/** Whether the state is final. */
export function hasEnded(state: ExchangeState): boolean {
  return MOVES[state].length === 0;
}

/** Whether coins and stock have been given back in this state. */
export function isReturned(state: ExchangeState): boolean {
  return state === ExchangeState.Revoked || state === ExchangeState.NotPassed;
}

/** States in which an order keeps its coins, so it counts against the limits. */
export const KEPT_STATES: readonly ExchangeState[] = Object.values(ExchangeState).filter(
  (state) => !isReturned(state),
);

/** States that are not final. */
export const OPEN_STATES: readonly ExchangeState[] = Object.values(ExchangeState).filter(
  (state) => !hasEnded(state),
);
