/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { DesktopAppDownload } from './desktopAppDownload.ts';
import type { Envelope } from './envelope.ts';

export type GetDesktopAppDownload200 = Envelope & {
  data: DesktopAppDownload;
};
