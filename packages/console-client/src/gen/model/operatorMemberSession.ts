/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Id } from './id.ts';
import type { Time } from './time.ts';

export interface OperatorMemberSession {
  id: Id;
  /** 1 phone, 2 computer, 3 tablet. */
  device: number;
  /**
     * @maxLength 100
     * @nullable
     */
  browser: string | null;
  /**
     * @maxLength 100
     * @nullable
     */
  system: string | null;
  /**
     * @maxLength 100
     * @nullable
     */
  network: string | null;
  signedInAt: Time;
  lastUsedAt: Time;
}
