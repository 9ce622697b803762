/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Id } from './id.ts';

/**
 * A place in the group: topic and section.
 */
export interface TopicRef {
  topicId: Id;
  topicTitle: string;
  sectionId: Id;
  sectionTitle: string;
}
