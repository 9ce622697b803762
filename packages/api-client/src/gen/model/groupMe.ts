/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Group } from './group.ts';
import type { GroupEarnedSoFar } from './groupEarnedSoFar.ts';
import type { GroupEarning } from './groupEarning.ts';
import type { GroupIdentity } from './groupIdentity.ts';
import type { GroupProgress } from './groupProgress.ts';
import type { GroupReward } from './groupReward.ts';
import type { Id } from './id.ts';
import type { Time } from './time.ts';

/**
 * The caller, the group and what is still owed.
 */
export interface GroupMe {
  identity: GroupIdentity;
  group: Group;
  /** Masked. */
  mobile: string;
  consentedAt: Time | null;
  /** Null for hosts and observers, and before the consent. */
  progress: GroupProgress | null;
  /** Null for hosts and observers, who see no points, and where the group pays none. */
  reward: GroupReward | null;
  /** Of a respondent, once the coins are counted at the closing. */
  earned?: GroupEarning;
  /** Of a respondent who has agreed, where the group pays, until the coins are counted. */
  earnedSoFar?: GroupEarnedSoFar;
  /** In a rehearsal only, which group is rehearsed. */
  rehearsalOf?: Id;
}
