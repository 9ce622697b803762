import { type RawBuilder, sql } from 'kysely';

/** From which end a list is read: both ways its index gives the rows in order. */
export type ListSort = 'newest' | 'oldest';

/** The SQL of a list's order, and of the comparison that finds the rows after a position. */
export const directionOf = (sort: ListSort): { order: RawBuilder<unknown>; after: RawBuilder<unknown> } =>
  sort === 'oldest' ? { order: sql`asc`, after: sql`>` } : { order: sql`desc`, after: sql`<` };
