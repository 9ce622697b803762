import type { DataOf } from '@yayan/contract';
import type { Call } from '../../../call/call.ts';
import { refuse } from '../../../errors/api-fault.ts';
import type { Platform } from '../../../platform/platform.ts';
import { readRichText } from '../../../platform/rich-text/rich-text.ts';
import { type ShownMember, shownMembers } from '../ranking/shown-members.ts';
import { type ArticleRow, selectShownArticle, selectShownArticles } from './article-store.ts';

type Reader = Pick<Platform, 'database' | 'clock'>;
type Summary = DataOf<'listStarArticles'>['items'][number];

const MOST = 50;

/** The newest articles (rule 13.5). */
export async function listStarArticles({ database, clock }: Reader): Promise<DataOf<'listStarArticles'>> {
  const db = database.read;
  const articles = await selectShownArticles(db, clock.now(), MOST);
  const authors = await shownMembers(
    db,
    articles.flatMap(({ member_id: id }) => id ?? []),
  );
  return { items: articles.map((article) => summaryOf(article, authors)) };
}

/** One article. Refuses with NOT_FOUND, also if its member doesn't agree to be named any more (rule 13.5). */
export async function getStarArticle(
  { database, clock }: Reader,
  { params: { id } }: Call<'getStarArticle'>,
): Promise<DataOf<'getStarArticle'>> {
  const db = database.read;
  const article = (await selectShownArticle(db, id, clock.now())) ?? refuse('NOT_FOUND');
  const authors = await shownMembers(db, article.member_id === null ? [] : [article.member_id]);
  return { ...summaryOf(article, authors), body: readRichText(article.body) };
}

function summaryOf(
  { id, title, summary, member_id, published_at }: ArticleRow,
  authors: ReadonlyMap<string, ShownMember>,
): Summary {
  const author = member_id === null ? undefined : authors.get(member_id);
  return {
    id,
    title,
    summary,
    author: author?.name ?? null,
    avatar: author?.avatar ?? null,
    publishedAt: published_at.toISOString(),
  };
}
