/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Envelope } from './envelope.ts';
import type { GroupChangePage } from './groupChangePage.ts';

export type ListGroupChanges200 = Envelope & {
  data: GroupChangePage;
};
