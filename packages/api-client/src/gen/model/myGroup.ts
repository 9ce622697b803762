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
  /** True until the member chose a nickname and agreed to the consent. */
  firstVisit: boolean;
  /** null for hosts and observers, and before the consent and the opening. */
  owed: MyGroupOwed;
}
