/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Id } from './id.ts';
import type { ResponseTopicSection } from './responseTopicSection.ts';

/**
 * A topic to filter by, with its number of answers.
 */
export interface ResponseTopic {
  id: Id;
  title: string;
  /** @minimum 0 */
  responses: number;
  sections: ResponseTopicSection[];
}
