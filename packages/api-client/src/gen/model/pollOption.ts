/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Id } from './id.ts';

export interface PollOption {
  id: Id;
  label: string;
  /** @nullable */
  image: string | null;
  /**
     * Null while the caller may not see figures.
     * @minimum 0
     * @nullable
     */
  votes: number | null;
  /**
     * Null while the caller may not see figures.
     * @minimum 0
     * @maximum 100
     * @nullable
     */
  percent: number | null;
  /** Whether the caller chose it. */
  chosen: boolean;
}
