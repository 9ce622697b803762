import { sql } from 'kysely';
import type { Connection } from '../../../platform/database/database.ts';
import type { Tx } from '../../../platform/database/tx.ts';

export interface ArticleRow {
  id: string;
  title: string;
  summary: string;
  /** CommonMark of the checked subset. */
  body: string;
  /** The member the article is about. */
  member_id: string | null;
  published_at: Date;
}

const ARTICLE = ['id', 'title', 'summary', 'body', 'member_id', 'published_at'] as const;

const isNamed = sql<boolean>`(star_articles.member_id is null or exists (
  select from ranking_choices c where c.member_id = star_articles.member_id and c.choice = 'named'))`;

/** The newest articles that readers see. They are published, and their members agreed to be named (rule 13.5). */
export async function selectShownArticles(db: Connection, now: Date, most: number): Promise<ArticleRow[]> {
  return await db
    .selectFrom('star_articles')
    .select(ARTICLE)
    .where('withdrawn_at', 'is', null)
    .where('published_at', '<=', now)
    .where(isNamed)
    .orderBy('published_at', 'desc')
    .orderBy('id')
    .limit(most)
    .execute();
}

/** One article that readers see. */
export async function selectShownArticle(
  db: Connection,
  id: string,
  now: Date,
): Promise<ArticleRow | undefined> {
  return await db
    .selectFrom('star_articles')
    .select(ARTICLE)
    .where('id', '=', id)
    .where('withdrawn_at', 'is', null)
    .where('published_at', '<=', now)
    .where(isNamed)
    .executeTakeFirst();
}

/** An article, and whether its member agrees to be named. */
export interface StoredArticle extends ArticleRow {
  shown: boolean;
}

/** All articles that aren't withdrawn, including those not published yet. */
export async function selectArticles(db: Connection): Promise<StoredArticle[]> {
  return await storedArticles(db).execute();
}

interface ArticlesWanted {
  id?: string;
  /** Only what is published no later. */
  before?: Date | undefined;
  most: number;
}

/** The articles that aren't withdrawn, the newest first, including those not published yet. */
export async function selectStoredArticles(
  db: Connection,
  { id, before, most }: ArticlesWanted,
): Promise<StoredArticle[]> {
  return await storedArticles(db)
    .$if(id !== undefined, (query) => query.where('id', '=', id ?? ''))
    .$if(before !== undefined, (query) => query.where('published_at', '<=', before ?? new Date(0)))
    .limit(most)
    .execute();
}

const storedArticles = (db: Connection) =>
  db
    .selectFrom('star_articles')
    .select(ARTICLE)
    .select(isNamed.as('shown'))
    .where('withdrawn_at', 'is', null)
    .orderBy('published_at', 'desc')
    .orderBy('id');

/** Adds an article, or changes the one with this id. */
export async function upsertArticle(tx: Tx, { id, ...article }: ArticleRow): Promise<void> {
  await tx
    .insertInto('star_articles')
    .values({ id, ...article })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ ...article, withdrawn_at: null }))
    .execute();
}

/** Hides an article; false if none has this id. */
export async function withdrawArticle(tx: Tx, id: string, at: Date): Promise<boolean> {
  const row = await tx
    .updateTable('star_articles')
    .set({ withdrawn_at: at })
    .where('id', '=', id)
    .where('withdrawn_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}
