/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Id } from './id.ts';

export interface ProbeRequest {
  /** The id of a kept follow-up, or a new one that the client makes. */
  id: Id;
  /**
     * @minLength 1
     * @maxLength 500
     */
  text: string;
  shared: boolean;
}
