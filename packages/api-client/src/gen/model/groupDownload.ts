/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { GroupDownloadKind } from './groupDownloadKind.ts';
import type { GroupIdentityMode } from './groupIdentityMode.ts';
import type { GroupMember } from './groupMember.ts';
import type { Id } from './id.ts';
import type { Time } from './time.ts';

/**
 * One download, as the audit keeps it.
 */
export interface GroupDownload {
  id: Id;
  by: GroupMember;
  kind: GroupDownloadKind;
  identity: GroupIdentityMode;
  startedAt: Time;
  /** null when the transfer was not completed. */
  finishedAt: Time | null;
  /**
     * Number of rows or files sent; null when `finishedAt` is.
     * @minimum 0
     * @nullable
     */
  rows: number | null;
}
