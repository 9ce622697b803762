/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { ExchangeState } from './exchangeState.ts';
import type { OrderActor } from './orderActor.ts';
import type { Time } from './time.ts';

export interface OperatorOrderMove {
  state: ExchangeState;
  at: Time;
  by: OrderActor;
  /**
     * @maxLength 100
     * @nullable
     */
  operator: string | null;
  /**
     * @maxLength 500
     * @nullable
     */
  note: string | null;
}
