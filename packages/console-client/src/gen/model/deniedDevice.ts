/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Id } from './id.ts';
import type { OperatorName } from './operatorName.ts';
import type { Time } from './time.ts';

export interface DeniedDevice {
  id: Id;
  operator: OperatorName;
  /** @maxLength 100 */
  device: string;
  /** @maxLength 60 */
  address: string;
  firstAt: Time;
  deniedAt: Time;
}
