/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Envelope } from './envelope.ts';
import type { HostingAccess } from './hostingAccess.ts';

export type GetHostingAccess200 = Envelope & {
  data: HostingAccess;
};
