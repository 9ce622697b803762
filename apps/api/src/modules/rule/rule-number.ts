import { countText } from '../../platform/count-text.ts';
import { onceFor } from '../../platform/once-for.ts';
import type { Database, Connection } from '../../platform/database/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { type HeldNumber, selectHeldNumbers } from './number-store.ts';
import { numberNames, numberRules, type RuleNumberName } from './numbers.ts';

/** The number of a rule that holds at a time. */
export type RuleNumbers = (name: RuleNumberName, at: Date) => number;

type Parts = Pick<Platform, 'config' | 'database'>;

const statedNames = numberNames.filter((name) => numberRules[name].isByDay);

const KEPT_MS = 1_000;

/** What was read last, and when by the machine's own count, which nobody sets back. */
interface Kept {
  held: readonly HeldNumber[];
  readAt: number;
}

const keptBy = onceFor((_listen: Database['listen']): { last: Kept | undefined } => ({ last: undefined }));
// Inside the transaction of an act the database is another object with the same connection.
const keptOf = ({ listen }: Database) => keptBy(listen);

const numbersOf =
  (held: readonly HeldNumber[], config: Parts['config']): RuleNumbers =>
  (name, at) =>
    held.find((one) => one.name === name && one.holdsFrom <= at)?.value ?? numberRules[name].fallback(config);

/** The numbers as this transaction sees them. */
export async function readRuleNumbers({ config }: Parts, db: Connection): Promise<RuleNumbers> {
  return numbersOf(await selectHeldNumbers(db), config);
}

/**
 * The numbers, read at most once a second. All changes are kept with their times, those to come too, so that no number is
 * served after the next one holds. Only a change that holds at once is seen up to a second late by other servers.
 */
export async function ruleNumbers({ config, database }: Parts, db: Connection): Promise<RuleNumbers> {
  return numbersOf(await keptNumbers(database, db), config);
}

/** All changes that weren't dropped, read at most once a second. */
export async function keptNumbers(database: Database, db: Connection): Promise<readonly HeldNumber[]> {
  const kept = keptOf(database);
  const now = performance.now();
  if (kept.last === undefined || now - kept.last.readAt >= KEPT_MS)
    kept.last = { held: await selectHeldNumbers(db), readAt: now };
  return kept.last.held;
}

/** When the next of these numbers begins to hold; undefined while no change waits. Read at most once a second. */
export async function nextRuleChange(
  { database }: Parts,
  db: Connection,
  { names, at }: { names: readonly RuleNumberName[]; at: Date },
): Promise<Date | undefined> {
  const coming = (await keptNumbers(database, db)).filter(
    ({ name, holdsFrom }) => names.includes(name) && holdsFrom > at,
  );
  return coming
    .map(({ holdsFrom }) => holdsFrom)
    .toSorted((one, other) => one.getTime() - other.getTime())[0];
}

/** A text of operators with the numbers that members are promised filled in: `{inviteVerified} 金币`. */
export const withRuleNumbers = (text: string, numbers: RuleNumbers, at: Date): string =>
  statedNames.reduce(
    (filled, name) => filled.replaceAll(`{${name}}`, () => countText(numbers(name, at))),
    text,
  );

/** Reads anew at the next call. For the server that changed a number, after its commit. */
export const forgetRuleNumbers = (database: Database): void => {
  keptOf(database).last = undefined;
};

/** The number of a rule that holds now, by the clock alone (rule 14.80). Read at most once a second. */
export async function ruleNumber(
  platform: Parts & Pick<Platform, 'clock'>,
  db: Connection,
  name: RuleNumberName,
): Promise<number> {
  return (await ruleNumbers(platform, db))(name, platform.clock.now());
}

/** Like `ruleNumber`, as the transaction sees it: for acts, which say what they would do. */
export async function readRuleNumber(
  platform: Parts & Pick<Platform, 'clock'>,
  db: Connection,
  name: RuleNumberName,
): Promise<number> {
  return (await readRuleNumbers(platform, db))(name, platform.clock.now());
}
