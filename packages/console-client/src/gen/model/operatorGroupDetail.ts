/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Coins } from './coins.ts';
import type { GroupPayState } from './groupPayState.ts';
import type { GroupPlan } from './groupPlan.ts';
import type { GroupReward } from './groupReward.ts';
import type { OperatorGroupHost } from './operatorGroupHost.ts';
import type { OperatorGroupState } from './operatorGroupState.ts';
import type { PublicId } from './publicId.ts';
import type { Time } from './time.ts';

export interface OperatorGroupDetail {
  id: PublicId;
  /** @maxLength 200 */
  name: string;
  state: OperatorGroupState;
  pay: GroupPayState;
  opensAt: Time;
  closesAt: Time;
  createdAt: Time;
  coins: Coins;
  people: number;
  takenOut: number;
  /**
     * When the clock confirms the pay-out; null if it does not.
     * @nullable
     */
  confirmBy: string | null;
  /**
     * @maxLength 100
     * @nullable
     */
  confirmedBy: string | null;
  /** @nullable */
  confirmedAt: string | null;
  /**
     * @maxLength 100
     * @nullable
     */
  stoppedBy: string | null;
  /**
     * @maxLength 500
     * @nullable
     */
  stopReason: string | null;
  /** @maxItems 1000 */
  rewards: GroupReward[];
  plan: GroupPlan | null;
  /** @maxItems 50 */
  hosts: OperatorGroupHost[];
  invited: number;
  entered: number;
  topics: number;
  /** Without those that were deleted. */
  answers: number;
}
