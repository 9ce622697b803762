/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { HandInPicture } from './handInPicture.ts';
import type { HandInWhat } from './handInWhat.ts';
import type { Id } from './id.ts';

export interface HandIn {
  /** The id of the participation. */
  id: Id;
  what: HandInWhat;
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
  /** @nullable */
  submittedAt: string | null;
  /**
     * Until when the member was promised a decision.
     * @nullable
     */
  decideBy: string | null;
  /** @maxLength 5000 */
  text: string;
  /** @maxItems 9 */
  pictures: HandInPicture[];
}
