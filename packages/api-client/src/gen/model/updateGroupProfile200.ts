/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Envelope } from './envelope.ts';
import type { GroupIdentity } from './groupIdentity.ts';

export type UpdateGroupProfile200 = Envelope & {
  data: GroupIdentity;
};
