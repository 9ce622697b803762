/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { ContentBody } from './contentBody.ts';

export interface PreviewContentRequest {
  body: ContentBody;
}
