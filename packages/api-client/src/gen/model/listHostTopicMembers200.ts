/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Envelope } from './envelope.ts';
import type { HostTopicMemberPage } from './hostTopicMemberPage.ts';

export type ListHostTopicMembers200 = Envelope & {
  data: HostTopicMemberPage;
};
