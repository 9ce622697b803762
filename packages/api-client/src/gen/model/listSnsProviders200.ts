/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Envelope } from './envelope.ts';
import type { SnsProviderList } from './snsProviderList.ts';

export type ListSnsProviders200 = Envelope & {
  data: SnsProviderList;
};
