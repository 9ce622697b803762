/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { PublicId } from './publicId.ts';
import type { RichText } from './richText.ts';
import type { Time } from './time.ts';

export interface StarArticle {
  id: PublicId;
  title: string;
  summary: string;
  /** @nullable */
  author: string | null;
  /** @nullable */
  avatar: string | null;
  publishedAt: Time;
  body: RichText;
}
