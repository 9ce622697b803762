/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { GroupDownload } from './groupDownload.ts';

export interface GroupDownloadPage {
  items: GroupDownload[];
  /** @nullable */
  nextCursor: string | null;
}
