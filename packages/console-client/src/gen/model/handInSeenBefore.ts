/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Id } from './id.ts';

export interface HandInSeenBefore {
  handInId: Id;
  /** @maxLength 24 */
  taskId: string;
  /** @maxLength 100 */
  taskTitle: string;
  memberId: Id;
  /**
     * @maxLength 20
     * @nullable
     */
  memberCode: string | null;
  sameMember: boolean;
  /** @nullable */
  submittedAt: string | null;
}
