/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { ApplicationState } from './applicationState.ts';

export type MoveApplicationRequestInput = {
  state: ApplicationState;
  /**
     * What the applicant reads.
     * @maxLength 500
     */
  note?: string;
};
