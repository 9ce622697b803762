/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Envelope } from './envelope.ts';
import type { HostTopicMemberCounts } from './hostTopicMemberCounts.ts';

export type CountHostTopicMembers200 = Envelope & {
  data: HostTopicMemberCounts;
};
