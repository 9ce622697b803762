/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Envelope } from './envelope.ts';
import type { HostSearch } from './hostSearch.ts';

export type SearchHostTopics200 = Envelope & {
  data: HostSearch;
};
