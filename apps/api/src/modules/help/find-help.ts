import { filledArticles, type Reader } from './filled-articles.ts';
import { passageOf } from './passage.ts';
import { searchHelp } from './search-help.ts';

/** The articles that the search of help finds for a text, each with the passage that fits best. */
export async function findHelp(
  reader: Reader,
  text: string,
  limit: number,
): Promise<{ id: number; section: number; title: string; passage: string }[]> {
  const { articles, terms } = searchHelp(await filledArticles(reader), text);
  return articles.slice(0, limit).map((article) => ({
    id: article.id,
    section: article.section_id,
    title: article.title,
    passage: passageOf(article, terms),
  }));
}
