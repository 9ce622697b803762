import type { DataOf } from '@yayan/contract';
import type { Call } from '../../call/call.ts';
import { HELP_CATEGORY_ID } from './help-category.ts';
import { refuse } from '../../errors/api-fault.ts';
import { plainText } from '../../platform/plain-text.ts';
import { readRichText } from '../../platform/rich-text/rich-text.ts';
import { filledArticles, fillerOf, type Reader } from './filled-articles.ts';
import { selectArticle, selectRating, selectSections, upsertRating } from './help-store.ts';
import { recordMiss } from './misses.ts';
import { searchHelp } from './search-help.ts';

/**
 * A category with its sections and articles: 21 means all of help, a section's number only that section. With a keyword
 * it returns only the articles that `searchHelp` finds. Refuses an unknown category with NOT_FOUND.
 */
export async function listHelp(
  reader: Reader,
  { query: { categoryId, keyword } }: Call<'listHelp'>,
): Promise<DataOf<'listHelp'>> {
  const db = reader.database.read;
  const all = await selectSections(db);
  const isRoot = categoryId === HELP_CATEGORY_ID;
  const sections = isRoot ? all : all.filter(({ id }) => id === categoryId);
  if (!isRoot && sections.length === 0) return refuse('NOT_FOUND');
  const sought = keyword === undefined ? undefined : plainText(keyword);
  const { articles: found } = searchHelp(
    await filledArticles(reader, isRoot ? undefined : categoryId),
    sought,
  );
  // In one section the words may only be elsewhere.
  if (isRoot && found.length === 0 && sought !== undefined) await recordMiss(reader, sought);
  // A question's best article comes first, so its section does too.
  const rank = new Map(found.map((article, index) => [article.section_id, index] as const).reverse());
  return {
    id: categoryId,
    title: isRoot ? '帮助中心' : (sections[0]?.title ?? ''),
    sections: sections
      .map(({ id, title }) => ({
        id,
        title,
        articles: found
          .filter((article) => article.section_id === id)
          .map((article) => ({ id: article.id, title: article.title, summary: article.summary })),
      }))
      .filter(({ articles }) => articles.length > 0 || keyword === undefined)
      .sort((a, b) => (keyword === undefined ? 0 : (rank.get(a.id) ?? 0) - (rank.get(b.id) ?? 0))),
  };
}

/** One article, with this member's rating. Refuses with NOT_FOUND. */
export async function getHelpArticle(
  reader: Reader,
  { caller, params }: Call<'getHelpArticle'>,
): Promise<DataOf<'getHelpArticle'>> {
  const db = reader.database.read;
  const id = Number(params.id);
  const stored = (await selectArticle(db, id)) ?? refuse('NOT_FOUND');
  const article = (await fillerOf(reader))(stored);
  const section = (await selectSections(db)).find((each) => each.id === article.section_id);
  const { title, summary, body, updated_at } = article;
  return {
    id,
    category: { id: article.section_id, title: section?.title ?? '' },
    title,
    summary,
    body: readRichText(body),
    updatedAt: updated_at.toISOString(),
    helpful: caller === null ? null : await selectRating(db, caller.memberId, id),
  };
}

/** Stores a member's rating of an article; a second one replaces the first. Refuses with NOT_FOUND. */
export async function rateHelpArticle(
  { database, clock }: Reader,
  { caller, params, body: { helpful } }: Call<'rateHelpArticle'>,
): Promise<DataOf<'rateHelpArticle'>> {
  const db = database.read;
  const id = Number(params.id);
  if ((await selectArticle(db, id)) === undefined) return refuse('NOT_FOUND');
  await upsertRating(db, { member_id: caller.memberId, article_id: id, helpful, rated_at: clock.now() });
  return { helpful };
}
