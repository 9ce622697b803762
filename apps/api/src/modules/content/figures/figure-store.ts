import { sql } from 'kysely';
import type { Connection } from '../../../platform/database/database.ts';
import type { Tx } from '../../../platform/database/tx.ts';

export type FigureName = 'members' | 'answers' | 'coins' | 'screenedOut' | 'toldEarly';

export interface FigureRow {
  name: FigureName;
  value: number;
  counted_at: Date;
}

export async function selectFigures(db: Connection): Promise<FigureRow[]> {
  const { rows } = await sql<FigureRow>`select name, value, counted_at from site_figures`.execute(db);
  return rows;
}

export async function putFigure(tx: Tx, figure: FigureRow): Promise<void> {
  const { name: _name, ...counted } = figure;
  await tx
    .insertInto('site_figures')
    .values(figure)
    .onConflict((conflict) => conflict.column('name').doUpdateSet(counted))
    .execute();
}
