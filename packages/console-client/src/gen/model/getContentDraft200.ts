/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Envelope } from './envelope.ts';
import type { UnfinishedContent } from './unfinishedContent.ts';

export type GetContentDraft200 = Envelope & {
  data: UnfinishedContent;
};
