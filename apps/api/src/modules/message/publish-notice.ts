import { z } from 'zod';
import { recordAct } from '../../platform/audit/operator-acts.ts';
import { readRichText } from '../../platform/rich-text/rich-text.ts';
import type { Platform } from '../../platform/platform.ts';
import { publishToEveryone } from './live-stream.ts';
import { deleteNotice, insertNotice, selectAllNotices, type StoredNotice } from './notice-store.ts';

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
 * Publishes a notice to everyone, now or at its time. It is one row for all members (rule 7.9). Throws `RichTextError`
 * if its text breaks the subset. Returns its id.
 */
export async function publishNotice(deps: Deps, notice: NewNotice, { by }: { by: string }): Promise<string> {
  readRichText(notice.body);
  const id = deps.random.uuid();
  const { title, summary, body, pinned, publishAt } = notice;
  // Nobody has read it yet, so its date must not be earlier than members' marks.
  const now = deps.clock.now();
  const isLater = publishAt !== undefined && publishAt > now;
  const published_at = isLater ? publishAt : now;
  await deps.database.transaction(async (tx) => {
    await insertNotice(tx, { id, title, summary, body, pinned, published_at, made_by: by });
    const after = { title, published_at };
    await recordAct(tx, deps, { operator: by, act: 'notice publish', subject: id, before: null, after });
    if (!isLater) await publishToEveryone(deps, tx, { kind: 'notice', subjectId: id });
  });
  return id;
}

/** Hides a notice from everyone; the audit keeps it. Throws if no notice has this id. */
export async function withdrawNotice(deps: Deps, id: string, { by }: { by: string }): Promise<void> {
  await deps.database.transaction(async (tx) => {
    const before = await deleteNotice(tx, id);
    if (before === undefined) throw new Error(`There is no notice ${id}`);
    await recordAct(tx, deps, { operator: by, act: 'notice withdraw', subject: id, before, after: null });
  });
}

/** Every notice, including planned ones, newest first. */
export async function allNotices({ database }: Pick<Deps, 'database'>): Promise<StoredNotice[]> {
  return await selectAllNotices(database.read);
}
