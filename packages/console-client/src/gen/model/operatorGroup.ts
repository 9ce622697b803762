/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { GroupPayState } from './groupPayState.ts';
import type { OperatorGroupState } from './operatorGroupState.ts';
import type { PublicId } from './publicId.ts';
import type { Time } from './time.ts';

export interface OperatorGroup {
  id: PublicId;
  /** @maxLength 200 */
  name: string;
  state: OperatorGroupState;
  pay: GroupPayState;
  opensAt: Time;
  closesAt: Time;
  createdAt: Time;
}
