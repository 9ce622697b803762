import { z } from 'zod';
import { refuse } from '../../errors/api-fault.ts';
import { checkedRichText } from '../../platform/rich-text/checked-rich-text.ts';
import type { Platform } from '../../platform/platform.ts';
import { publishToEveryone } from './live-stream.ts';
import {
  deleteNotice,
  insertNotice,
  selectAllNotices,
  selectKnownNotice,
  type StoredNotice,
  updateNotice,
} from './notice-store.ts';

type Deps = Pick<Platform, 'database' | 'clock' | 'random' | 'events'>;

/** A notice as an operator writes it. */
export const noticeSchema = z.strictObject({
  title: z.string().trim().min(1).max(60),
  summary: z.string().trim().min(1).max(120),
  body: z.string().min(1),
  pinned: z.boolean().default(false),
  publishAt: z.iso
    .datetime({ offset: true })
    .transform((text) => new Date(text))
    .optional(),
});

export type NewNotice = z.infer<typeof noticeSchema>;

/**
 * Publishes a notice to everyone, now or at its time. It is one row for all members (rule 7.9). Refuses a text outside the
 * subset with CONTENT_TEXT_WRONG. Returns its id.
 */
export async function publishNotice(
  deps: Deps,
  notice: NewNotice,
  { by, id = deps.random.uuid() }: { by: string; id?: string },
): Promise<string> {
  checkedRichText(notice.body);
  const { title, summary, body, pinned, publishAt } = notice;
  // Nobody has read it yet, so its date must not be earlier than members' marks.
  const now = deps.clock.now();
  const isLater = publishAt !== undefined && publishAt > now;
  const published_at = isLater ? publishAt : now;
  await deps.database.transaction(async (tx) => {
    await insertNotice(tx, { id, title, summary, body, pinned, published_at, made_by: by });
    if (!isLater) await publishToEveryone(deps, tx, { kind: 'notice', subjectId: id });
  });
  return id;
}

/** Changes the text of a notice; its time too if it isn't published yet. */
export async function editNotice(
  deps: Deps,
  id: string,
  { title, summary, body, pinned, publishAt }: NewNotice,
): Promise<void> {
  checkedRichText(body);
  const now = deps.clock.now();
  await deps.database.transaction(async (tx) => {
    const before = (await selectKnownNotice(tx, id)) ?? refuse('NOT_FOUND');
    if (before.published_at <= now)
      return await updateNotice(tx, { id, title, summary, body, pinned, published_at: before.published_at });
    const isLater = publishAt !== undefined && publishAt > now;
    await updateNotice(tx, { id, title, summary, body, pinned, published_at: isLater ? publishAt : now });
    if (!isLater) await publishToEveryone(deps, tx, { kind: 'notice', subjectId: id });
  });
}

/** Hides a notice from everyone. Refuses with NOT_FOUND. */
export async function withdrawNotice(deps: Pick<Deps, 'database'>, id: string): Promise<void> {
  await deps.database.transaction(async (tx) => {
    if ((await deleteNotice(tx, id)) === undefined) refuse('NOT_FOUND');
  });
}

/** Every notice, including planned ones, newest first. */
export async function allNotices({ database }: Pick<Deps, 'database'>): Promise<StoredNotice[]> {
  return await selectAllNotices(database.read);
}
