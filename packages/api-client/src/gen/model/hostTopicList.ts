/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { HostProgress } from './hostProgress.ts';
import type { HostTopic } from './hostTopic.ts';

/**
 * A page of topics in order.
 */
export interface HostTopicList {
  items: HostTopic[];
  /** @nullable */
  nextCursor: string | null;
  /** Progress of the whole group; null on later pages. */
  progress: HostProgress | null;
}
