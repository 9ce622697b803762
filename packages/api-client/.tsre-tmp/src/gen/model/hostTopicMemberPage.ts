/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { HostTopicMember } from './hostTopicMember.ts';

export interface HostTopicMemberPage {
  items: HostTopicMember[];
  /** @nullable */
  nextCursor: string | null;
}
