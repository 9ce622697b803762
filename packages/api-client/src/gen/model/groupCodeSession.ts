/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { GroupSession } from './groupSession.ts';
import type { Session } from './session.ts';

/**
 * A session for this one group, its owner, and for hosts a session for the pages on which they make groups.
 */
export type GroupCodeSession = GroupSession & {
  /** Opens the calls for hosts only, like one that a ticket of the member site buys. It ends with the group's session. Absent for everybody but named hosts with an account. */
  hosting?: Session;
};
