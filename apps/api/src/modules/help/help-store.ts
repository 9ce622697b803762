import { sql } from 'kysely';
import type { Connection } from '../../platform/database/database.ts';
import type { Tx } from '../../platform/database/tx.ts';

export interface SectionRow {
  id: number;
  title: string;
  position: number;
}

export interface ArticleRow {
  id: number;
  section_id: number;
  title: string;
  summary: string;
  /** CommonMark of the checked subset. */
  body: string;
  position: number;
  updated_at: Date;
  updated_by: string;
}

const ARTICLE = [
  'id',
  'section_id',
  'title',
  'summary',
  'body',
  'position',
  'updated_at',
  'updated_by',
] as const;

export async function selectSections(db: Connection): Promise<SectionRow[]> {
  return await db
    .selectFrom('help_sections')
    .select(['id', 'title', 'position'])
    .orderBy('position')
    .execute();
}

/** The articles that readers see, in their order; of one section, or of all. */
export async function selectArticles(db: Connection, sectionId?: number): Promise<ArticleRow[]> {
  let query = db.selectFrom('help_articles').select(ARTICLE).where('withdrawn_at', 'is', null);
  if (sectionId !== undefined) query = query.where('section_id', '=', sectionId);
  return await query.orderBy('section_id').orderBy('position').orderBy('id').execute();
}

export async function selectArticle(db: Connection, id: number): Promise<ArticleRow | undefined> {
  return await db
    .selectFrom('help_articles')
    .select(ARTICLE)
    .where('id', '=', id)
    .where('withdrawn_at', 'is', null)
    .executeTakeFirst();
}

/** The highest number of an article of each section, withdrawn ones too. */
export async function selectLastIds(db: Connection): Promise<Map<number, number>> {
  const rows = await db
    .selectFrom('help_articles')
    .select(({ fn }) => ['section_id', fn.max('id').as('last')])
    .groupBy('section_id')
    .execute();
  return new Map(rows.map(({ section_id: section, last }) => [section, last]));
}

export async function upsertSection(tx: Tx, section: SectionRow): Promise<void> {
  const { title, position } = section;
  await tx
    .insertInto('help_sections')
    .values(section)
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ title, position }))
    .execute();
}

/** Stores an article, or changes the one with its number if anything differs. Returns which happened. */
export async function upsertArticle(tx: Tx, article: ArticleRow): Promise<'added' | 'changed' | 'same'> {
  const { id, section_id, title, summary, body, position, updated_at, updated_by } = article;
  const { rows } = await sql<{ added: boolean }>`
    insert into help_articles (id, section_id, title, summary, body, position, updated_at, updated_by)
    values (${id}, ${section_id}, ${title}, ${summary}, ${body}, ${position}, ${updated_at}, ${updated_by})
    on conflict (id) do update set section_id = excluded.section_id, title = excluded.title,
      summary = excluded.summary, body = excluded.body, position = excluded.position,
      updated_at = excluded.updated_at, updated_by = excluded.updated_by, withdrawn_at = null
    where (help_articles.section_id, help_articles.title, help_articles.summary, help_articles.body,
        help_articles.position) is distinct from
      (excluded.section_id, excluded.title, excluded.summary, excluded.body, excluded.position)
      or help_articles.withdrawn_at is not null
    returning xmax = 0 as added`.execute(tx);
  const [row] = rows;
  if (row === undefined) return 'same';
  return row.added ? 'added' : 'changed';
}

/** Adds an article if it is missing. An existing one stays unchanged, because an operator may have edited it. */
export async function insertMissingArticle(tx: Tx, article: ArticleRow): Promise<void> {
  await tx
    .insertInto('help_articles')
    .values(article)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
}

/** Hides an article; false if readers see none with this number. */
export async function withdrawArticle(
  tx: Tx,
  id: number,
  { at, by }: { at: Date; by: string },
): Promise<boolean> {
  const row = await tx
    .updateTable('help_articles')
    .set({ withdrawn_at: at, updated_by: by })
    .where('id', '=', id)
    .where('withdrawn_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function upsertRating(
  db: Connection,
  rating: { member_id: string; article_id: number; helpful: boolean; rated_at: Date },
): Promise<void> {
  const { helpful, rated_at } = rating;
  await db
    .insertInto('help_ratings')
    .values(rating)
    .onConflict((conflict) =>
      conflict.columns(['member_id', 'article_id']).doUpdateSet({ helpful, rated_at }),
    )
    .execute();
}

export async function selectRating(db: Connection, memberId: string, id: number): Promise<boolean | null> {
  const row = await db
    .selectFrom('help_ratings')
    .select('helpful')
    .where('member_id', '=', memberId)
    .where('article_id', '=', id)
    .executeTakeFirst();
  return row?.helpful ?? null;
}

/** How many members found each article helpful, and how many didn't. */
export async function countRatings(db: Connection): Promise<Map<number, { helpful: number; not: number }>> {
  const { rows } = await sql<{ id: number; helpful: number; not: number }>`
    select a.id,
      (select count(*)::int from help_ratings r where r.article_id = a.id and r.helpful) as helpful,
      (select count(*)::int from help_ratings r where r.article_id = a.id and not r.helpful) as not
    from help_articles a`.execute(db);
  return new Map(rows.map(({ id, ...counts }) => [id, counts]));
}

/** A member's ratings of help articles, for the export of their data. */
export async function helpRatingData(db: Connection, memberId: string): Promise<object[]> {
  return await db
    .selectFrom('help_ratings')
    .select(['article_id as article', 'helpful', 'rated_at as at'])
    .where('member_id', '=', memberId)
    .orderBy('article_id')
    .execute();
}

/** Deletes a member's ratings. */
export async function eraseHelpRatings(tx: Tx, memberId: string): Promise<void> {
  await tx.deleteFrom('help_ratings').where('member_id', '=', memberId).execute();
}
