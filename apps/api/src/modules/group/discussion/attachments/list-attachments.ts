import type { Call } from '../../../../call/call.ts';
import type { DataOf } from '@yayan/contract';
import type { GroupDeps } from '../../people/deps.ts';
import { viewMember } from '../../people/entry/group-view.ts';
import { readerOf, type Visit } from '../../people/entry/visit.ts';
import { viewerOf } from '../guide/viewer.ts';
import { pageOf, placeOf } from '../../../../platform/page.ts';
import { type ListedAttachment, readAttachments } from './media-store.ts';
import { viewMedia } from './media-view.ts';

type ListItem = DataOf<'listGroupAttachments'>['items'][number];

/** The files of the group that the caller may list, newest first: respondents their own, hosts and observers all. */
export async function listGroupAttachments(
  { database, mediaUrls }: GroupDeps,
  visit: Visit,
  { query }: Call<'listGroupAttachments'>,
): Promise<DataOf<'listGroupAttachments'>> {
  const limit = query.limit ?? 20;
  const { topicId, sectionId, memberId, kind } = query;
  const asked = { topicId, sectionId, memberId, kind, after: placeOf(query.cursor), limit };
  const { rows, total } = await readAttachments(database.read, viewerOf(visit), asked);
  const { items, nextCursor } = pageOf(rows, limit, ({ createdAt, id }) => ({ at: createdAt, id }));
  return {
    items: items.map((row) => ({
      media: viewMedia(row, readerOf(visit), mediaUrls),
      member: viewMember({ ...row, id: row.memberId }, mediaUrls),
      where: whereOf(row),
      responseId: row.responseId,
      createdAt: row.createdAt.toISOString(),
    })),
    nextCursor,
    total,
  };
}

/** The topic and section of a file; null when it is in no answer yet. */
function whereOf({ topicId, topicTitle, sectionId, sectionTitle }: ListedAttachment): ListItem['where'] {
  if (topicId === null || topicTitle === null || sectionId === null || sectionTitle === null) return null;
  return { topicId, topicTitle, sectionId, sectionTitle };
}
