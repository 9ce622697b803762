import { ExchangeState } from '@yayan/contract';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canMove, hasEnded, isReturned, KEPT_STATES, OPEN_STATES } from './order-states.ts';

const states = Object.values(ExchangeState);
/** Decisions §5, as pairs: 0→2→1, 0→4, 2→5, 5→2, 5→3, 0→3, 2→3. */
const DECIDED = new Set(['0→2', '2→1', '0→4', '2→5', '5→2', '5→3', '0→3', '2→3']);
const pairs = states.flatMap((from) => states.map((to) => [from, to] as const));

describe('moves of an order', () => {
  it.each(pairs)('%i to %i is allowed exactly when rule 5.4 allows it', (from, to) => {
    expect(canMove(from, to)).toBe(DECIDED.has(`${from}→${to}`));
  });

  it('L5 state machine: an order that was returned or issued stays so, whatever moves are tried', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...states), { maxLength: 50 }), (tries) => {
        let state: ExchangeState = ExchangeState.PendingReview;
        for (const to of tries) {
          const ended = hasEnded(state);
          if (canMove(state, to)) {
            expect(ended).toBe(false);
            state = to;
          }
        }
        expect(hasEnded(state)).toBe(
          [ExchangeState.Issued, ExchangeState.Revoked, ExchangeState.NotPassed].some((end) => end === state),
        );
      }),
      { numRuns: 500 },
    );
  });

  it('coins come back exactly when an order is revoked or not approved', () => {
    expect(states.filter(isReturned)).toEqual([ExchangeState.Revoked, ExchangeState.NotPassed]);
    expect(KEPT_STATES).toEqual([0, 1, 2, 5]);
    expect(OPEN_STATES).toEqual([0, 2, 5]);
  });
});
