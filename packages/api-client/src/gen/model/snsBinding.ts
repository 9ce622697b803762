/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { SnsType } from './snsType.ts';
import type { Time } from './time.ts';

export interface SnsBinding {
  type: SnsType;
  bound: boolean;
  /**
     * Nickname from the third party.
     * @nullable
     */
  nickname: string | null;
  boundAt: Time | null;
  /** False while it is the only way to sign in. */
  canUnbind: boolean;
}
