import type { Call } from '../../../../call/call.ts';
import type { DataOf } from '@yayan/contract';
import { GroupDownloadKind, GroupRole } from '@yayan/contract';
import { refuse } from '../../../../errors/api-fault.ts';
import type { GroupDeps } from '../../people/deps.ts';
import { viewMember } from '../../people/entry/group-view.ts';
import type { Visit } from '../../people/entry/visit.ts';
import { pageOf, placeOf } from '../../../../platform/page.ts';
import { readDownloads } from './download-store.ts';

/** The kind of each download, by its operation. */
const kinds: Readonly<Record<string, GroupDownloadKind>> = {
  downloadGroupMembers: GroupDownloadKind.Members,
  downloadTopicResponses: GroupDownloadKind.Transcript,
  downloadResponseTable: GroupDownloadKind.ResponseTable,
  downloadMemberTable: GroupDownloadKind.MemberTable,
  downloadGroupAttachments: GroupDownloadKind.Attachments,
  downloadQuotes: GroupDownloadKind.Quotes,
  downloadResponseAttachments: GroupDownloadKind.Attachments,
};

/** The audit of downloads, newest first (rule 6.18). Refuses observers with FORBIDDEN. */
export async function listGroupDownloads(
  { database, mediaUrls }: GroupDeps,
  { group, role }: Visit,
  { query: { cursor, limit = 20 } }: Call<'listGroupDownloads'>,
): Promise<DataOf<'listGroupDownloads'>> {
  const db = database.read;
  if (role !== GroupRole.Host) refuse('FORBIDDEN');
  const found = await readDownloads(db, group.id, { after: placeOf(cursor), limit });
  const { items, nextCursor } = pageOf(found, limit, ({ startedAt, id }) => ({ at: startedAt, id }));
  return {
    items: items.map((row) => ({
      id: row.id,
      by: viewMember({ ...row, id: row.memberId }, mediaUrls),
      kind: kinds[row.kind] ?? GroupDownloadKind.Attachments,
      identity: row.identity,
      startedAt: row.startedAt.toISOString(),
      finishedAt: row.finishedAt?.toISOString() ?? null,
      rows: row.sheets === null ? null : row.sheets.reduce((sum, { rows }) => sum + rows, 0),
    })),
    nextCursor,
  };
}
