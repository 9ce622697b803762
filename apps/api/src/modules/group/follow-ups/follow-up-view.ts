import type { components } from '@yayan/contract';
import type { AttachmentRow } from '../responses/attachment-store.ts';
import type { FollowUpRow } from './follow-up-store.ts';
import { viewMember } from '../entry/group-view.ts';
import type { GroupMediaUrls } from '../deps.ts';

type Schemas = components['schemas'];

/** A follow-up for its reader. The query has checked that they may see it. */
export function viewFollowUp(
  row: FollowUpRow,
  readerId: string,
  mediaUrls: GroupMediaUrls,
): Schemas['FollowUp'] {
  return {
    id: row.id,
    responseId: row.responseId,
    kind: row.kind,
    author: viewMember({ ...row, id: row.authorId }, mediaUrls),
    content: row.content,
    attachments: (row.attachments ?? []).map((attachment) => viewMedia(attachment, mediaUrls)),
    audience: row.audience,
    mustAnswer: row.mustAnswer,
    answered: row.answeredAt !== null,
    replyToId: row.replyToId,
    mine: row.authorId === readerId,
    createdAt: row.createdAt.toISOString(),
  };
}

/** A stored file with the addresses of the file and its thumbnail. */
export function viewMedia(row: AttachmentRow, mediaUrls: GroupMediaUrls): Schemas['GroupMedia'] {
  return {
    id: row.id,
    kind: mediaKinds[row.kind] ?? 'file',
    name: row.name,
    size: row.size,
    url: mediaUrls.fileUrl(row.file_key),
    thumbnailUrl: row.thumbnail_key === null ? null : mediaUrls.fileUrl(row.thumbnail_key),
    width: row.width,
    height: row.height,
    durationSeconds: row.duration_seconds,
  };
}

const mediaKinds: Partial<Record<string, Schemas['GroupMediaKind']>> = {
  image: 'image',
  video: 'video',
  audio: 'audio',
};
