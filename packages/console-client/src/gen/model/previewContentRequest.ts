/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { ContentBody } from './contentBody.ts';

export interface PreviewContentRequest {
  /** Null for content without one. */
  body: ContentBody | null;
}
