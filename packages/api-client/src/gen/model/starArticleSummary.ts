/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { PublicId } from './publicId.ts';
import type { Time } from './time.ts';

export interface StarArticleSummary {
  id: PublicId;
  title: string;
  summary: string;
  /**
     * Nickname of the member it is about; null when it is about nobody.
     * @nullable
     */
  author: string | null;
  /** @nullable */
  avatar: string | null;
  publishedAt: Time;
}
