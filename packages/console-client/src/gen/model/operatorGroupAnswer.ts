/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Id } from './id.ts';
import type { Time } from './time.ts';

export interface OperatorGroupAnswer {
  id: Id;
  personId: Id;
  /**
     * @maxLength 50
     * @nullable
     */
  nickname: string | null;
  /** @maxLength 200 */
  topic: string;
  /** @maxLength 2000 */
  question: string;
  /** @maxLength 20000 */
  content: string;
  attachments: number;
  createdAt: Time;
  /** @nullable */
  deletedAt: string | null;
  /**
     * @maxLength 500
     * @nullable
     */
  deleteReason: string | null;
  /**
     * The operator who took it down; null for a host.
     * @maxLength 100
     * @nullable
     */
  takenDownBy: string | null;
}
