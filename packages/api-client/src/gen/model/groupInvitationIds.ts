/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Id } from './id.ts';

export interface GroupInvitationIds {
  /**
     * @minItems 1
     * @maxItems 500
     */
  ids: Id[];
}
