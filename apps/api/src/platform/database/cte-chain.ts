import { type Expression, type RawBuilder, sql } from 'kysely';

/** One statement of a chain. Later statements read its result by its name. */
export interface Step {
  name: string;
  statement: Expression<unknown>;
}

/** The steps of a chain, at least one. */
export type Steps = readonly [Step, ...Step[]];

export const lastOf = (steps: Steps): Step => steps.at(-1) ?? steps[0];

/**
 * Several statements in one round trip, as common table expressions. `end` selects the result. Each statement runs
 * once, even if no other reads its result. All of them see the tables as they were before the first one.
 */
export function cteChain<Row>(steps: readonly Step[], end: Expression<unknown>): RawBuilder<Row> {
  const named = steps.map(({ name, statement }) => sql`${sql.id(name)} as materialized (${statement})`);
  return sql<Row>`with ${sql.join(named)} ${end}`;
}
