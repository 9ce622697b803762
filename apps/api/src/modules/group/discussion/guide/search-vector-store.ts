import { type RawBuilder, sql } from 'kysely';
import { searchLexemes } from './search-words.ts';

/** The value of a title's `search` column. */
export const searchVector = (title: string): RawBuilder<string> =>
  sql<string>`array_to_tsvector(${searchLexemes(title)}::text[])`;
