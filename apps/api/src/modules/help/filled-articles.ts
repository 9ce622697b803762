import type { Platform } from '../../platform/platform.ts';
import { ruleNumbers, withRuleNumbers } from '../rule/module.ts';
import { type ArticleRow, selectArticles } from './help-store.ts';

export type Reader = Pick<Platform, 'config' | 'database' | 'clock'>;

/**
 * Fills in what members are promised now (rule 4.31). Articles say `{inviteVerified}`, so that help and its search never show an
 * older number.
 */
export async function fillerOf(reader: Reader): Promise<(article: ArticleRow) => ArticleRow> {
  const numbers = await ruleNumbers(reader, reader.database.read);
  const now = reader.clock.now();
  const fill = (text: string): string => withRuleNumbers(text, numbers, now);
  return (article) => ({ ...article, summary: fill(article.summary), body: fill(article.body) });
}

/** The articles of a section, or of all of help, as members read them. */
export async function filledArticles(reader: Reader, section?: number): Promise<ArticleRow[]> {
  return (await selectArticles(reader.database.read, section)).map(await fillerOf(reader));
}
