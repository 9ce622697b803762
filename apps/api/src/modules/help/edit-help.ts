import { refuse } from '../../errors/api-fault.ts';
import type { Connection } from '../../platform/database/database.ts';
import type { Platform } from '../../platform/platform.ts';
import type { HelpFile } from './help-file.ts';
import {
  type ArticleRow,
  countRatings,
  selectArticles,
  selectLastIds,
  selectSections,
  upsertArticle,
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

/** Adds an article, changes the one with its number, or shows a withdrawn one again. Refuses an unknown section. */
export async function writeHelp(
  { database, clock }: Deps,
  { by, ...article }: Omit<ArticleRow, 'updated_at' | 'updated_by'> & { by: string },
): Promise<void> {
  await database.transaction(async (tx) => {
    if (!(await selectSections(tx)).some(({ id }) => id === article.section_id))
      refuse('HELP_SECTION_UNKNOWN');
    await upsertArticle(tx, { ...article, updated_at: clock.now(), updated_by: by });
  });
}

/** The sections of help, each with the next number that no article has, not even a withdrawn one. */
export async function helpSections(
  db: Connection,
): Promise<{ id: number; title: string; position: number; nextId: string }[]> {
  const [sections, last] = await Promise.all([selectSections(db), selectLastIds(db)]);
  return sections.map(({ id, title, position }) => ({
    id,
    title,
    position,
    // Numbers of articles begin with that of their section.
    nextId: String((last.get(id) ?? id * 100) + 1),
  }));
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
