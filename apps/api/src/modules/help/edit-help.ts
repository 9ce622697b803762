import type { Platform } from '../../platform/platform.ts';
import type { HelpFile } from './help-file.ts';
import {
  type ArticleRow,
  countRatings,
  selectArticles,
  selectSections,
  upsertArticle,
  upsertSection,
  withdrawArticle,
} from './help-store.ts';

type Deps = Pick<Platform, 'database' | 'clock'>;

/** The rows of a file's articles, in its order. */
export const articleRows = (file: HelpFile, { at, by }: { at: Date; by: string }): ArticleRow[] =>
  file.articles.map(({ id, title, summary, body }, index) => ({
    id,
    section_id: file.id,
    title,
    summary,
    body,
    position: index + 1,
    updated_at: at,
    updated_by: by,
  }));

/** Stores a section and its articles. Returns how many were added and changed. */
export async function importHelp(
  { database, clock }: Deps,
  file: HelpFile,
  { by }: { by: string },
): Promise<{ added: number; changed: number }> {
  const counts = { added: 0, changed: 0, same: 0 };
  await database.transaction(async (tx) => {
    await upsertSection(tx, { id: file.id, title: file.title, position: file.position });
    for (const row of articleRows(file, { at: clock.now(), by })) counts[await upsertArticle(tx, row)] += 1;
  });
  return counts;
}

/** Hides an article from readers. Throws if they see none with this number. */
export async function withdrawHelp({ database, clock }: Deps, id: number, by: string): Promise<void> {
  const at = clock.now();
  if (!(await database.transaction((tx) => withdrawArticle(tx, id, { at, by }))))
    throw new Error(`There is no article ${id}`);
}

/** Every article with its section and the number of members who found it helpful. */
export async function helpOverview({ database }: Pick<Deps, 'database'>) {
  const db = database.read;
  const [sections, articles, ratings] = await Promise.all([
    selectSections(db),
    selectArticles(db),
    countRatings(db),
  ]);
  const titles = new Map(sections.map(({ id, title }) => [id, title]));
  return articles.map((article) => ({
    ...article,
    section: titles.get(article.section_id) ?? '',
    ratings: ratings.get(article.id) ?? { helpful: 0, not: 0 },
  }));
}
