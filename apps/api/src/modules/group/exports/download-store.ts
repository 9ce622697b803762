import type { Transaction } from 'kysely';
import type { GroupIdentityMode } from '@yayan/contract';
import type { Schema } from '../../../platform/database/gen/schema.ts';
import type { ProvenSheet } from './prove-rows.ts';

/** One download, as the audit keeps it. */
export interface DownloadRecord {
  groupId: string;
  id: string;
  /** Who downloads. */
  memberId: string;
  /** The operation. */
  kind: string;
  /** What was asked for, as in the address. */
  filter: Readonly<Record<string, unknown>>;
  identity: GroupIdentityMode;
  at: Date;
}

/** Records that a download begins. It is kept even if the file never reaches its end. */
export async function recordDownload(tx: Transaction<Schema>, record: DownloadRecord): Promise<void> {
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

/** Records what was sent, once the last byte was handed over. */
export async function finishDownload(
  tx: Transaction<Schema>,
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
