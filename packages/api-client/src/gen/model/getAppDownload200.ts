/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { AppDownload } from './appDownload.ts';
import type { Envelope } from './envelope.ts';

export type GetAppDownload200 = Envelope & {
  data: AppDownload;
};
