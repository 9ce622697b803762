/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { GroupOpenState } from './groupOpenState.ts';
import type { GroupRole } from './groupRole.ts';
import type { GroupSchedule } from './groupSchedule.ts';
import type { MyGroupOwed } from './myGroupOwed.ts';
import type { PublicId } from './publicId.ts';

/**
 * A discussion that the member is invited to.
 */
export interface MyGroup {
  hash: PublicId;
  name: string;
  intro: string;
  state: GroupOpenState;
  schedule: GroupSchedule;
  role: GroupRole;
  /** Until nickname and consent are settled. */
  firstVisit: boolean;
  /** Null for hosts and observers, and before the consent and the opening. */
  owed: MyGroupOwed;
}
