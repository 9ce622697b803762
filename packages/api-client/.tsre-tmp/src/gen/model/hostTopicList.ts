/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { HostProgress } from './hostProgress.ts';
import type { HostTopic } from './hostTopic.ts';

/**
 * All topics in order; a group holds at most 100.
 */
export interface HostTopicList {
  items: HostTopic[];
  progress: HostProgress;
}
