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
     * Path where the member continues it.
     * @pattern ^/
     */
  link: string;
  /**
     * Coins that the member would miss or lose; null if it is not about coins.
     * @minimum 0
     * @nullable
     */
  coins: number | null;
  since: Time;
  /** Deadline, or null. */
  until: Time | null;
  /** Only for kind `feedback`. */
  feedbackState: FeedbackState | null;
}
