/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { ContentPreview } from './contentPreview.ts';
import type { Envelope } from './envelope.ts';

export type PreviewContentText200 = Envelope & {
  data: ContentPreview;
};
