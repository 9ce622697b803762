import { ExchangeState } from '@yayan/contract';

/** The moves an order can make (decisions §5); from Issued, Revoked and NotPassed there is none. */
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

/** Whether nothing happens to the order any more. */
export function hasEnded(state: ExchangeState): boolean {
  return MOVES[state].length === 0;
}

/** Whether an order in this state has had its coins and its stock given back. */
export function isReturned(state: ExchangeState): boolean {
  return state === ExchangeState.Revoked || state === ExchangeState.NotPassed;
}

/** States whose orders took coins and keep them: these count against the limits. */
export const KEPT_STATES: readonly ExchangeState[] = Object.values(ExchangeState).filter(
  (state) => !isReturned(state),
);

/** States whose orders are still waiting for their codes. */
export const OPEN_STATES: readonly ExchangeState[] = Object.values(ExchangeState).filter(
  (state) => !hasEnded(state),
);
