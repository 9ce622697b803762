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
  /** Null when the file was not sent to its end. */
  finishedAt: Time | null;
  /**
     * Rows or files that were sent; null with `finishedAt`.
     * @minimum 0
     * @nullable
     */
  rows: number | null;
}
