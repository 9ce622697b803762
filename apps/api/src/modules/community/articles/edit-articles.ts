import { z } from 'zod';
import type { Platform } from '../../../platform/platform.ts';
import { readRichText } from '../../../platform/rich-text/rich-text.ts';
import { insertAct } from '../acts-store.ts';
import { TEXT_ID } from '../text-id.ts';
import { selectArticles, upsertArticle, withdrawArticle } from './article-store.ts';

type Deps = Pick<Platform, 'database' | 'clock' | 'random'>;

/** A star article as an operator writes it. `member` is the member code of the person it is about. */
export const articleSchema = z.strictObject({
  id: z.string().regex(TEXT_ID, '8 to 24 letters and digits'),
  title: z.string().trim().min(1).max(60),
  summary: z.string().trim().min(1).max(120),
  body: z.string().min(1),
  member: z.string().min(1).optional(),
  publishAt: z.iso
    .datetime({ offset: true })
    .transform((text) => new Date(text))
    .optional(),
});

type NewArticle = Omit<z.infer<typeof articleSchema>, 'member'> & { memberId: string | null };

/**
 * Stores an article, or changes the one with its id. Throws `RichTextError` if its text breaks the subset (rule 7.11).
 */
export async function publishArticle(
  { database, clock, random }: Deps,
  { publishAt, memberId, ...article }: NewArticle,
  { by }: { by: string },
): Promise<void> {
  readRichText(article.body);
  const at = clock.now();
  await database.transaction(async (tx) => {
    await upsertArticle(tx, { ...article, member_id: memberId, published_at: publishAt ?? at });
    const act = { id: random.uuid(), subject: 'article', act: 'publish', operator: by, at } as const;
    await insertAct(tx, { ...act, subject_id: article.id });
  });
}

/** Hides an article. Throws if none has this id. */
export async function withdrawStarArticle(
  { database, clock, random }: Deps,
  id: string,
  by: string,
): Promise<void> {
  const at = clock.now();
  await database.transaction(async (tx) => {
    if (!(await withdrawArticle(tx, id, at))) throw new Error(`There is no article ${id}`);
    const act = { id: random.uuid(), subject: 'article', act: 'withdraw', operator: by, at } as const;
    await insertAct(tx, { ...act, subject_id: id });
  });
}

/** Every article that isn't withdrawn, and whether its member agrees to be named. */
export const allArticles = async ({ database }: Pick<Deps, 'database'>) =>
  await selectArticles(database.read);
