/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { GroupIdentity } from './groupIdentity.ts';
import type { Session } from './session.ts';

/**
 * A session for this one group, and its owner.
 */
export type GroupSession = Session & {
  identity: GroupIdentity;
};
