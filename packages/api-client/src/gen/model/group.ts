/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { GroupConsent } from './groupConsent.ts';
import type { GroupOpenState } from './groupOpenState.ts';
import type { GroupReward } from './groupReward.ts';
import type { GroupSchedule } from './groupSchedule.ts';
import type { PublicId } from './publicId.ts';

/**
 * What anyone with the link may know of a group; neither sponsor nor members nor topics.
 */
export interface Group {
  hash: PublicId;
  /** Names no sponsor. */
  name: string;
  intro: string;
  state: GroupOpenState;
  schedule: GroupSchedule;
  /** One rule an item, in the order shown. */
  rules: string[];
  consent: GroupConsent;
  /** Null where the group pays no coins. No group pays any yet. */
  reward: GroupReward | null;
}
