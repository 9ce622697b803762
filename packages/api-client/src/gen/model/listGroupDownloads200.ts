/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Envelope } from './envelope.ts';
import type { GroupDownloadPage } from './groupDownloadPage.ts';

export type ListGroupDownloads200 = Envelope & {
  data: GroupDownloadPage;
};
