import { type RawBuilder, sql } from 'kysely';
import { searchLexemes } from './search-words.ts';

/** What a title is found by, as its `search` column keeps it. */
export const searchVector = (title: string): RawBuilder<string> =>
  sql<string>`array_to_tsvector(${searchLexemes(title)}::text[])`;
