/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { ExchangeState } from './exchangeState.ts';
import type { OrderActor } from './orderActor.ts';
import type { Time } from './time.ts';

/**
 * One move of the order: when, by whom, why.
 */
export interface OrderMove {
  state: ExchangeState;
  at: Time;
  by: OrderActor;
  /**
     * Reason in words for the member; null when the state is enough.
     * @maxLength 200
     * @nullable
     */
  note: string | null;
}
