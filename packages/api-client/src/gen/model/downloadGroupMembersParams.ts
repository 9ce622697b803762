/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { GroupIdentityModeParameter } from './groupIdentityModeParameter.ts';
import type { Id } from './id.ts';

export type DownloadGroupMembersParams = {
/**
 * Progress in this topic instead of the whole group.
 */
topicId?: Id;
/**
 * How a download names respondents.
 */
identity?: GroupIdentityModeParameter;
};
