/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Envelope } from './envelope.ts';
import type { GroupMe } from './groupMe.ts';

export type GetGroupMe200 = Envelope & {
  data: GroupMe;
};
