import { CoinRowState } from '@yayan/contract';
import { type RawBuilder, sql } from 'kysely';
import type { StatementQuery } from './statement-line.ts';

const signOf = { in: 1, out: -1 } as const;

const inState: Readonly<Record<CoinRowState, RawBuilder<boolean>>> = {
  [CoinRowState.Available]: sql`not line.pending and line.reason <> 'takenBack'`,
  [CoinRowState.Pending]: sql`line.pending and ending.version is null`,
  [CoinRowState.TakenBack]: sql`(line.reason = 'takenBack' or (line.pending and ending.version is not null))`,
};

/** The conditions of a statement query, on a `line` and on the `ending` of a pending one. */
export function rowFilter({ direction, kind, state, row, from, until }: StatementQuery): RawBuilder<boolean> {
  const parts = [
    sql<boolean>`ending.reason is distinct from 'settled'`,
    ...(direction === undefined ? [] : [sql<boolean>`sign(line.amount) = ${signOf[direction]}`]),
    ...(kind === undefined ? [] : [sql<boolean>`line.cause_kind = ${kind}`]),
    ...(state === undefined ? [] : [inState[state]]),
    ...(row === undefined ? [] : [sql<boolean>`line.id = ${row}`]),
    ...(from === undefined ? [] : [sql<boolean>`line.created_at >= ${from}`]),
    ...(until === undefined ? [] : [sql<boolean>`line.created_at < ${until}`]),
  ];
  return sql.join(parts, sql` and `);
}
