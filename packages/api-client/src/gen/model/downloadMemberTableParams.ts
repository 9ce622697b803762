/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { GroupIdentityModeParameter } from './groupIdentityModeParameter.ts';
import type { ResponseAttributesParameter } from './responseAttributesParameter.ts';
import type { ResponseHasFollowUpParameter } from './responseHasFollowUpParameter.ts';
import type { ResponseMediaParameter } from './responseMediaParameter.ts';
import type { ResponseMemberIdParameter } from './responseMemberIdParameter.ts';
import type { ResponseSectionIdParameter } from './responseSectionIdParameter.ts';
import type { ResponseStarredParameter } from './responseStarredParameter.ts';
import type { ResponseTagIdsParameter } from './responseTagIdsParameter.ts';
import type { ResponseTopicIdParameter } from './responseTopicIdParameter.ts';
import type { ResponseUnreadParameter } from './responseUnreadParameter.ts';
import type { ResponseWordsParameter } from './responseWordsParameter.ts';

export type DownloadMemberTableParams = {
/**
 * Only answers in this topic.
 */
topicId?: ResponseTopicIdParameter;
/**
 * Only answers in this section.
 */
sectionId?: ResponseSectionIdParameter;
/**
 * Only answers by this respondent.
 */
memberId?: ResponseMemberIdParameter;
/**
 * Answers with any of these tags. Repeat the parameter for each.
 * @maxItems 20
 */
tagIds?: ResponseTagIdsParameter;
/**
 * Answers by respondents with these attributes, each as `key:value`. Repeat the parameter for each. A respondent needs one value of each key.
 * @maxItems 20
 * @items.maxLength 120
 * @items.pattern ^[A-Za-z][A-Za-z0-9_]{0,39}:.+$
 */
attributes?: ResponseAttributesParameter;
/**
 * Only answers with an attachment of this kind.
 */
media?: ResponseMediaParameter;
/**
 * Only answers with a follow-up, or only those without.
 */
hasFollowUp?: ResponseHasFollowUpParameter;
/**
 * Only answers the caller starred, or only the others.
 */
starred?: ResponseStarredParameter;
/**
 * Only answers that contain these words.
 * @minLength 1
 * @maxLength 50
 */
words?: ResponseWordsParameter;
/**
 * Only answers below the caller's unread divider, or only those above it.
 */
unread?: ResponseUnreadParameter;
/**
 * How a download names respondents.
 */
identity?: GroupIdentityModeParameter;
};
