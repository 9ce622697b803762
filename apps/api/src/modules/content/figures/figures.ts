import type { DataOf } from '@yayan/contract';
import type { Connection } from '../../../platform/database/database.ts';
import type { Platform } from '../../../platform/platform.ts';
import { type FigureName, putFigure, selectFigures } from './figure-store.ts';

/** How each area counts its figures. */
export type FigureCounters = Readonly<Record<FigureName, (db: Connection, now: Date) => Promise<number>>>;

/** A smaller figure says nothing and is not shown (rule 7.22). */
const LEAST = 100;
/** A share of fewer people says nothing (rule 3.38). */
const LEAST_PEOPLE = 20;

/** The figures of the last count. Reading them doesn't count again. */
export async function getSiteFigures({
  database,
}: Pick<Platform, 'database'>): Promise<DataOf<'getSiteFigures'>> {
  const rows = await selectFigures(database.read);
  const counted = (name: FigureName): number => rows.find((row) => row.name === name)?.value ?? 0;
  const value = (name: FigureName): number | null => (counted(name) < LEAST ? null : counted(name));
  const people = counted('screenedOut');
  return {
    members: value('members'),
    answers: value('answers'),
    coins: value('coins'),
    // Rounded down, so that it never promises more than was counted.
    toldEarly: people < LEAST_PEOPLE ? null : Math.floor((counted('toldEarly') / people) * 100),
    countedAt: rows[0]?.counted_at.toISOString() ?? null,
  };
}

/** Counts all figures again. */
export async function countFigures(
  { database, clock }: Pick<Platform, 'database' | 'clock'>,
  counters: FigureCounters,
): Promise<void> {
  const names = ['members', 'answers', 'coins', 'screenedOut', 'toldEarly'] as const;
  const now = clock.now();
  const figures: { name: FigureName; value: number }[] = [];
  for (const name of names) figures.push({ name, value: await counters[name](database.read, now) });
  await database.transaction(async (tx) => {
    for (const figure of figures) await putFigure(tx, { ...figure, counted_at: now });
  });
}
