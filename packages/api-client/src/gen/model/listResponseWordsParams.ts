/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
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

export type ListResponseWordsParams = {
/**
 * Only of this topic.
 */
topicId?: ResponseTopicIdParameter;
/**
 * Only of this section.
 */
sectionId?: ResponseSectionIdParameter;
/**
 * Only by this respondent.
 */
memberId?: ResponseMemberIdParameter;
/**
 * With any of these tags; the parameter repeated for each.
 * @maxItems 20
 */
tagIds?: ResponseTagIdsParameter;
/**
 * By respondents with these attributes, each as `key:value`; the parameter repeated for each. Values of one key widen,
 * keys narrow.
 * @maxItems 20
 * @items.maxLength 120
 * @items.pattern ^[A-Za-z][A-Za-z0-9_]{0,39}:.+$
 */
attributes?: ResponseAttributesParameter;
/**
 * Only with an attachment of this kind.
 */
media?: ResponseMediaParameter;
/**
 * Only with, or only without, a follow-up.
 */
hasFollowUp?: ResponseHasFollowUpParameter;
/**
 * Only those the caller starred, or only the others.
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
};
