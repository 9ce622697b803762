/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Id } from './id.ts';

export type DownloadGroupMembersParams = {
/**
 * Progress in this topic instead of the whole group.
 */
topicId?: Id;
};
