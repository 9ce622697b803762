/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { ApplicationState } from './applicationState.ts';
import type { Time } from './time.ts';

export type OperatorApplicationDetailMovesItem = {
  at: Time;
  /** @maxLength 100 */
  operator: string;
  state: ApplicationState;
  /**
     * @maxLength 500
     * @nullable
     */
  note: string | null;
};
