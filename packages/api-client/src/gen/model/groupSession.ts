/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { GroupIdentity } from './groupIdentity.ts';
import type { Session } from './session.ts';

/**
 * A session whose audience is this one group, and who it belongs to.
 */
export type GroupSession = Session & {
  identity: GroupIdentity;
};
