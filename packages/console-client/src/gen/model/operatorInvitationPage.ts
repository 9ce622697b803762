/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { OperatorInvitation } from './operatorInvitation.ts';

export interface OperatorInvitationPage {
  /** @maxItems 100 */
  items: OperatorInvitation[];
  /**
     * @maxLength 200
     * @nullable
     */
  nextCursor: string | null;
}
