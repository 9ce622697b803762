/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { FeedbackState } from './feedbackState.ts';
import type { HomeAttentionKind } from './homeAttentionKind.ts';
import type { Time } from './time.ts';

export interface HomeAttention {
  kind: HomeAttentionKind;
  title: string;
  /** @nullable */
  detail: string | null;
  /**
     * Where on the site it is gone on with.
     * @pattern ^/
     */
  link: string;
  /** Until when it can be done, or null. */
  until: Time | null;
  /** Of kind `feedback` only. */
  feedbackState: FeedbackState | null;
}
