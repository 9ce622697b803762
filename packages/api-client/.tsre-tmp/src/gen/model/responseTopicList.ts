/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { ResponseTopic } from './responseTopic.ts';

export interface ResponseTopicList {
  items: ResponseTopic[];
}
