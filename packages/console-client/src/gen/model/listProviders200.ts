/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Envelope } from './envelope.ts';
import type { ProviderList } from './providerList.ts';

export type ListProviders200 = Envelope & {
  data: ProviderList;
};
