import type { Connection, Database } from '../../platform/database/database.ts';
import { type HeldNumber, selectHeldNumbers } from './number-store.ts';
import { firstMarks, type RuleNumberName } from './numbers.ts';
import { keptNumbers } from './rule-number.ts';

export type LevelNumber = keyof typeof firstMarks;

// The keys of a constant object.
const names = Object.keys(firstMarks) as LevelNumber[];

/** Whether a number says from which credit a level counts. */
export const isLevelNumber = (name: RuleNumberName): name is LevelNumber => Object.hasOwn(firstMarks, name);

/** From which credit the levels count (rule 4.32). */
export interface LevelMarks {
  /** The marks at a time, without that of the lowest level, which is 0; the lowest first. */
  at: (time: Date) => number[];
  /** When they changed, and will change, the earliest first. */
  changes: readonly Date[];
}

/** The marks that these changes of numbers make. */
export const marksOf = (held: readonly HeldNumber[]): LevelMarks => {
  const ofLevels = held.filter(({ name }) => isLevelNumber(name));
  const times = new Set(ofLevels.map(({ holdsFrom }) => holdsFrom.getTime()));
  return {
    at: (time) =>
      names.map(
        (name) =>
          ofLevels.find((one) => one.name === name && one.holdsFrom <= time)?.value ?? firstMarks[name],
      ),
    changes: [...times].toSorted((one, other) => one - other).map((time) => new Date(time)),
  };
};

/** Whether each level needs more credit than the one below it, from a time on. */
export const areRising = ({ at, changes }: LevelMarks, from: Date): boolean =>
  [from, ...changes.filter((time) => time > from)].every((time) =>
    at(time).every((mark, level, marks) => mark > (marks[level - 1] ?? 0)),
  );

/** The marks, read at most once a second, those to come too. */
export const levelMarks = async ({ database }: { database: Database }, db: Connection): Promise<LevelMarks> =>
  marksOf(await keptNumbers(database, db));

/** The marks as this connection sees them. */
export const readLevelMarks = async (db: Connection): Promise<LevelMarks> =>
  marksOf(await selectHeldNumbers(db));
