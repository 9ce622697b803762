/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Envelope } from './envelope.ts';
import type { HostSectionList } from './hostSectionList.ts';

export type ListHostSections200 = Envelope & {
  data: HostSectionList;
};
