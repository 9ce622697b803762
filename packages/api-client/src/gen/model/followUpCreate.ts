/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { FollowUpAudience } from './followUpAudience.ts';
import type { Id } from './id.ts';
import type { QuoteInFollowUp } from './quoteInFollowUp.ts';

/**
 * A host asks (`mustAnswer`, `audience`), a respondent replies, an observer notes. Respondents leave out
 * `audience` and `mustAnswer`: a reply has the audience of what it replies to. Observers say `backRoom`.
 */
export interface FollowUpCreate {
  /**
     * Id that the client creates for one post. A retry with the same id gets the stored answer.
     * @maxLength 36
     */
  clientId: string;
  /**
     * @minLength 1
     * @maxLength 2000
     */
  content: string;
  /** @maxItems 9 */
  attachments?: Id[];
  audience?: FollowUpAudience;
  /** Default false. Refused together with `backRoom`. */
  mustAnswer?: boolean;
  replyToId?: Id;
  quote?: QuoteInFollowUp;
}
