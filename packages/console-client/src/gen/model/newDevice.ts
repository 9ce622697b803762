/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Id } from './id.ts';
import type { Time } from './time.ts';

export interface NewDevice {
  id: Id;
  /** @maxLength 100 */
  device: string;
  /** @maxLength 60 */
  address: string;
  firstAt: Time;
  /** Whether this session may confirm it: from a known device, or older than the sign-in. */
  mayConfirm: boolean;
}
