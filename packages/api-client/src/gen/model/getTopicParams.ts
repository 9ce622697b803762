/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Id } from './id.ts';

export type GetTopicParams = {
/**
 * Which topic.
 */
topicId: Id;
/**
 * Also answer the first answers of each section.
 */
answers?: boolean;
};
