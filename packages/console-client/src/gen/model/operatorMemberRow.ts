/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Id } from './id.ts';
import type { Time } from './time.ts';

export interface OperatorMemberRow {
  id: Id;
  /** @maxLength 20 */
  code: string;
  /** @maxLength 40 */
  nickname: string;
  /**
     * Masked; empty after the account was deleted.
     * @maxLength 20
     */
  mobile: string;
  joinedAt: Time;
  /** Blocked for good, or deleted. */
  isClosed: boolean;
  /**
     * When the account will be deleted; null if that was not requested.
     * @nullable
     */
  closesAt: string | null;
  /**
     * Until when a penalty suspends the member; null if none does.
     * @nullable
     */
  suspendedUntil: string | null;
}
