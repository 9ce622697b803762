/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Id } from './id.ts';

export interface Probe {
  id: Id;
  /**
     * @minLength 1
     * @maxLength 500
     */
  text: string;
  /** Whether all hosts of the group have it. */
  shared: boolean;
}
