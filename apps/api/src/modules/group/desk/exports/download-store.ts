import { sql } from 'kysely';
import type { GroupIdentityMode } from '@yayan/contract';
import type { Connection } from '../../../../platform/database/database.ts';
import { type Place, rowsBefore } from '../../../../platform/page.ts';
import type { ProvenSheet } from './prove-rows.ts';
import type { Tx } from '../../../../platform/database/tx.ts';

/** One download in the audit. */
export interface DownloadRecord {
  groupId: string;
  id: string;
  /** Who downloads. */
  memberId: string;
  /** The operation. */
  kind: string;
  /** The parameters of the call, as in the address. */
  filter: Readonly<Record<string, unknown>>;
  identity: GroupIdentityMode;
  at: Date;
}

/** Records that a download begins. The record stays even if the download is never finished. */
export async function recordDownload(tx: Tx, record: DownloadRecord): Promise<void> {
  await tx
    .insertInto('group_downloads')
    .values({
      group_id: record.groupId,
      id: record.id,
      group_member_id: record.memberId,
      kind: record.kind,
      filter: JSON.stringify(record.filter),
      identity: record.identity,
      started_at: record.at,
    })
    .execute();
}

/** Records the sent rows and hashes, after the last byte. */
export async function finishDownload(
  tx: Tx,
  { groupId, id }: Pick<DownloadRecord, 'groupId' | 'id'>,
  sheets: readonly ProvenSheet[],
  at: Date,
): Promise<void> {
  await tx
    .updateTable('group_downloads')
    .set({ finished_at: at, sheets: JSON.stringify(sheets) })
    .where('group_id', '=', groupId)
    .where('id', '=', id)
    .execute();
}

/** One download, with its host. */
export interface DownloadRow {
  id: string;
  memberId: string;
  nickname: string;
  avatar: string | null;
  role: number;
  kind: string;
  identity: GroupIdentityMode;
  startedAt: Date;
  finishedAt: Date | null;
  sheets: ProvenSheet[] | null;
}

/** A page of a group's downloads, newest first, plus one row. */
export async function readDownloads(
  db: Connection,
  groupId: string,
  { after, limit }: { after: Place | undefined; limit: number },
): Promise<DownloadRow[]> {
  const beyond = rowsBefore(after, 'd.started_at', 'd.id');
  const { rows } = await sql<DownloadRow>`
    select d.id, d.group_member_id as "memberId", m.nickname, m.avatar, m.role, d.kind, d.identity,
      d.started_at as "startedAt", d.finished_at as "finishedAt", d.sheets
    from group_downloads d join group_members m on m.group_id = d.group_id and m.id = d.group_member_id
    where d.group_id = ${groupId} and ${beyond}
    order by d.started_at desc, d.id desc limit ${limit + 1}`.execute(db);
  return rows;
}
