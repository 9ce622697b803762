/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Id } from './id.ts';
import type { Time } from './time.ts';

export interface OperatorDevice {
  id: Id;
  /** @maxLength 100 */
  device: string;
  /** @maxLength 60 */
  address: string;
  signedInAt: Time;
  seenAt: Time;
  isThis: boolean;
  /** Whether its operator has not confirmed this device yet. */
  isNew: boolean;
}
