import { type Expression, type RawBuilder, sql } from 'kysely';

/** One statement of a chain; those behind it read what it answers under its name. */
export interface Step {
  name: string;
  statement: Expression<unknown>;
}

/** The steps of a chain that is not empty. */
export type Steps = readonly [Step, ...Step[]];

export const lastOf = (steps: Steps): Step => steps.at(-1) ?? steps[0];

/**
 * Several statements in one round trip, and `end`, which says what the whole answers. Each runs once, read or not. All of
 * them see the tables as they were before the first one.
 */
export function chain<Row>(steps: readonly Step[], end: Expression<unknown>): RawBuilder<Row> {
  const named = steps.map(({ name, statement }) => sql`${sql.id(name)} as materialized (${statement})`);
  return sql<Row>`with ${sql.join(named)} ${end}`;
}
