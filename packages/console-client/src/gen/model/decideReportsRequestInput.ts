/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Id } from './id.ts';

export type DecideReportsRequestInput = {
  /**
     * @minItems 1
     * @maxItems 100
     */
  ids: Id[];
};
