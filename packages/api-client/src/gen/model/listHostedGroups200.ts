/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Envelope } from './envelope.ts';
import type { HostedGroupPage } from './hostedGroupPage.ts';

export type ListHostedGroups200 = Envelope & {
  data: HostedGroupPage;
};
