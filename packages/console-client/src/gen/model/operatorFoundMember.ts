/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Id } from './id.ts';
import type { Time } from './time.ts';

export interface OperatorFoundMember {
  id: Id;
  /** @maxLength 20 */
  code: string;
  /** @maxLength 40 */
  nickname: string;
  /** @maxLength 20 */
  mobile: string;
  joinedAt: Time;
}
