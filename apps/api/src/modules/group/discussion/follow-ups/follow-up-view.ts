import type { components } from '@yayan/contract';
import type { FollowUpRow } from './follow-up-store.ts';
import { viewMedia } from '../attachments/media-view.ts';
import { viewMember } from '../../people/entry/group-view.ts';
import { viewQuote } from './quoted-view.ts';
import { readerOf, type Visit } from '../../people/entry/visit.ts';
import type { GroupMediaUrls } from '../../people/deps.ts';

type Schemas = components['schemas'];

/** A follow-up for its reader. The query has checked that they may see it. */
export function viewFollowUp(
  row: FollowUpRow,
  visit: Pick<Visit, 'me' | 'viewedBy'>,
  mediaUrls: GroupMediaUrls,
): Schemas['FollowUp'] {
  return {
    id: row.id,
    responseId: row.responseId,
    kind: row.kind,
    author: viewMember({ ...row, id: row.authorId }, mediaUrls),
    content: row.content,
    attachments: (row.attachments ?? []).map((attachment) =>
      viewMedia(attachment, readerOf(visit), mediaUrls),
    ),
    audience: row.audience,
    mustAnswer: row.mustAnswer,
    answered: row.answeredAt !== null,
    replyToId: row.replyToId,
    ...(row.quoted && { quote: viewQuote(row.quoted, mediaUrls) }),
    mine: row.authorId === visit.me.id,
    createdAt: row.createdAt.toISOString(),
  };
}
