import { ruleNumberNameLabels } from '@yayan/contract/console-labels';
import { refuse } from '../../../errors/api-fault.ts';
import type { Act, Change, Plan } from '../../../platform/audit/act.ts';
import { dayOf, formatTime, startOfDay } from '../../../platform/calendar.ts';
import type { Connection } from '../../../platform/database/database.ts';
import type { Platform } from '../../../platform/platform.ts';
import {
  dropNumberChange,
  insertNumberChange,
  type NumberChange,
  selectNumberChanges,
} from '../number-store.ts';
import { isLevelNumber } from '../level-marks.ts';
import { numberRules, type RuleNumberName } from '../numbers.ts';
import { forgetRuleNumbers, readRuleNumber } from '../rule-number.ts';
import { movedMembers, requireRising } from './level-acts.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const MOST_WAIT_MS = 366 * DAY_MS;
/** In this time before it holds nothing changes what was announced. So all servers agree at midnight, whatever they read last. */
const FIXED_MS = HOUR_MS;

interface OfNumber {
  name: RuleNumberName;
}

interface NewNumber extends OfNumber {
  value: number;
  /** Null for now. */
  holdsFrom: string | null;
}

/** The change that waits for its time; at most one does. */
export const comingOf = (changes: readonly NumberChange[], now: Date): NumberChange | undefined =>
  changes.find(({ holdsFrom, droppedAt }) => holdsFrom > now && droppedAt === null);

const readComing = async (
  { clock }: Pick<Platform, 'clock'>,
  db: Connection,
  name: RuleNumberName,
): Promise<NumberChange | undefined> => comingOf(await selectNumberChanges(db, name), clock.now());

/** Whether a change may begin then. One that members are promised begins at a midnight in China, announced for a day. */
const isRightTime = (from: Date | null, now: Date, isByDay: boolean): boolean => {
  if (from === null) return !isByDay;
  const wait = from.getTime() - now.getTime();
  if (wait <= 0 || wait > MOST_WAIT_MS) return false;
  return !isByDay || (wait >= DAY_MS && startOfDay(dayOf(from)).getTime() === from.getTime());
};

const textOf = (name: RuleNumberName, value: number): string => `${value} ${numberRules[name].unit}`;
// Of levels each number depends on its neighbours.
const lockOf = ({ name }: OfNumber): string => `rule number ${isLevelNumber(name) ? 'levels' : name}`;
const planOf = (name: RuleNumberName, changes: Change[]): Plan => ({
  kind: 'ruleNumber',
  subject: name,
  title: ruleNumberNameLabels[name],
  permission: 'ruleNumbers',
  changes,
});

const setRuleNumber: Act<NewNumber> = {
  name: 'rule set',
  needsReason: true,
  lockOf,
  plan: async (platform, db, { name, value, holdsFrom }) => {
    const now = platform.clock.now();
    const { least, most, step = 1, isByDay } = numberRules[name];
    const from = holdsFrom === null ? null : new Date(holdsFrom);
    const coming = await readComing(platform, db, name);
    const isInRange = value >= least && value <= most && value % step === 0;
    const isRight = isInRange && isRightTime(from, now, isByDay);
    if (!isRight || coming !== undefined) refuse('RULE_NUMBER_WRONG');
    const before = await readRuleNumber(platform, db, name);
    if (isLevelNumber(name))
      await requireRising(db, now, (held) => [{ name, value, holdsFrom: from ?? now }, ...held]);
    return planOf(name, [
      {
        field: 'value',
        label: ruleNumberNameLabels[name],
        before: textOf(name, before),
        after: textOf(name, value),
      },
      ...(isLevelNumber(name) ? [await movedMembers(db, { before, after: value })] : []),
      {
        field: 'holdsFrom',
        label: '从什么时候起',
        before: null,
        after: from === null ? '马上' : formatTime(from),
        isChanged: false,
      },
    ]);
  },
  run: async ({ database, clock }, { name, value, holdsFrom }, { id, actor, reason }) => {
    const now = clock.now();
    await database.transaction(async (tx) => {
      await insertNumberChange(tx, {
        id,
        name,
        value,
        // What a second person agreed to after its time holds from then on, never before.
        holdsFrom: holdsFrom === null ? now : new Date(holdsFrom),
        reason,
        madeBy: actor.name,
        madeAt: now,
      });
      database.afterCommit(tx, () => forgetRuleNumbers(database));
    });
  },
};

const droppable = async (
  platform: Pick<Platform, 'clock'>,
  db: Connection,
  name: RuleNumberName,
): Promise<NumberChange> => {
  const coming = (await readComing(platform, db, name)) ?? refuse('NOT_FOUND');
  const wait = coming.holdsFrom.getTime() - platform.clock.now().getTime();
  return numberRules[name].isByDay && wait < FIXED_MS ? refuse('RULE_NUMBER_FIXED') : coming;
};

const dropRuleNumber: Act<OfNumber> = {
  name: 'rule drop',
  needsReason: true,
  lockOf,
  plan: async (platform, db, { name }) => {
    const coming = await droppable(platform, db, name);
    if (isLevelNumber(name))
      await requireRising(db, platform.clock.now(), (held) =>
        held.filter((one) => one.name !== name || one.holdsFrom.getTime() !== coming.holdsFrom.getTime()),
      );
    return planOf(name, [
      {
        field: 'coming',
        label: ruleNumberNameLabels[name],
        before: `${formatTime(coming.holdsFrom)} 起 ${textOf(name, coming.value)}`,
        after: null,
      },
    ]);
  },
  run: async (platform, { name }, { actor }) => {
    const { database, clock } = platform;
    await database.transaction(async (tx) => {
      const coming = await droppable(platform, tx, name);
      await dropNumberChange(tx, coming.id, { by: actor.name, at: clock.now() });
      database.afterCommit(tx, () => forgetRuleNumbers(database));
    });
  },
};

/** Changing a number of a rule, and dropping a change before it holds (rule 14.80). */
export const ruleNumberActs = { setRuleNumber, dropRuleNumber };
