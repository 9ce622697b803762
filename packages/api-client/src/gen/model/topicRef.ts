/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Id } from './id.ts';

/**
 * Where in the group something stands.
 */
export interface TopicRef {
  topicId: Id;
  topicTitle: string;
  sectionId: Id;
  sectionTitle: string;
}
