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
  /** Must not name the sponsor. */
  name: string;
  intro: string;
  state: GroupOpenState;
  schedule: GroupSchedule;
  /** One rule per item, in the order of display. */
  rules: string[];
  consent: GroupConsent;
  /** null when the group pays no coins. */
  reward: GroupReward | null;
}
