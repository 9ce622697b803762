import { type DataOf, PenaltyStep } from '@yayan/contract';
import { refuse } from '../../../errors/api-fault.ts';
import type { Connection } from '../../../platform/database/database.ts';
import { settleAll } from '../../../platform/jobs/settle-all.ts';
import type { Platform } from '../../../platform/platform.ts';
import { blockSessions } from '../../identity/module.ts';
import type { Messages } from '../../message/api.ts';
import {
  insertPenalty,
  lockPenalty,
  markNotified,
  type PenaltyRow,
  selectEnded,
  selectPenalised,
  selectPenalties,
  writeEnd,
  writeLift,
} from './penalty-store.ts';
import { selectAppeals } from '../tickets/ticket-store.ts';
import type { Tx } from '../../../platform/database/tx.ts';

const BATCH = 200;
const DAY_MS = 86_400_000;
/** The longest penalty. */
export const MOST_DAYS = 365;

interface Deps {
  platform: Pick<Platform, 'database' | 'clock' | 'random'>;
  messages: Messages;
}

/** The actions that a penalty forbids. Each step includes the effects of the steps before it (rule 7.17). */
export type Restriction = 'tasks' | 'exchange' | 'everything';

const EFFECTS: Readonly<Record<PenaltyStep, readonly Restriction[]>> = {
  [PenaltyStep.Reminder]: [],
  [PenaltyStep.Tasks]: ['tasks'],
  [PenaltyStep.Exchange]: ['tasks', 'exchange'],
  [PenaltyStep.Blocked]: ['tasks', 'exchange', 'everything'],
};

export const isRunning = (
  { lifted_at, ends_at }: Pick<PenaltyRow, 'lifted_at' | 'ends_at'>,
  now: Date,
): boolean => lifted_at === null && ends_at > now;

/** Until when a restriction holds for a member; undefined if it doesn't. */
export async function restrictedUntil(
  db: Connection,
  memberId: string,
  what: Restriction,
  now: Date,
): Promise<Date | undefined> {
  const running = (await selectPenalties(db, memberId)).filter(
    (penalty) => isRunning(penalty, now) && EFFECTS[penalty.step].includes(what),
  );
  const ends = running.map(({ ends_at }) => ends_at.getTime());
  return ends.length === 0 ? undefined : new Date(Math.max(...ends));
}

/** Those of the members who are restricted now. */
export async function restrictedAmong(
  db: Connection,
  memberIds: readonly string[],
  what: Restriction,
  now: Date,
): Promise<string[]> {
  const steps = Object.values(PenaltyStep).filter((step) => EFFECTS[step].includes(what));
  return await selectPenalised(db, memberIds, { steps, now });
}

/** The restriction behind each refusal, by the refusal's name (rule 7.17). */
const STOPS = {
  PENALTY_TASKS: 'tasks',
  PENALTY_CAMPAIGN: 'tasks',
  PENALTY_EXCHANGE: 'exchange',
  PENALTY_CLAIM: 'exchange',
} as const satisfies Record<string, Restriction>;

/** Refuses with `name` while the member is restricted. The refusal has the end time. */
export async function requireUnrestricted(
  db: Connection,
  memberId: string,
  name: keyof typeof STOPS,
  now: Date,
): Promise<void> {
  const until = await restrictedUntil(db, memberId, STOPS[name], now);
  if (until !== undefined) refuse(name, { until: until.toISOString() });
}

/** A time span in which a member is restricted. */
export interface Pause {
  from: Date;
  until: Date;
}

/** The times in which a member could not or can not exchange, the earliest first. */
export async function exchangePauses(db: Connection, memberId: string): Promise<Pause[]> {
  return (await selectPenalties(db, memberId))
    .filter(({ step }) => EFFECTS[step].includes('exchange'))
    .map(({ starts_at, ends_at, lifted_at }) => ({ from: starts_at, until: lifted_at ?? ends_at }))
    .toSorted((a, b) => a.from.getTime() - b.from.getTime());
}

/** A member's penalties as they see them. */
export async function listPenalties(
  { database, clock }: Pick<Platform, 'database' | 'clock'>,
  memberId: string,
): Promise<DataOf<'listPenalties'>> {
  const now = clock.now();
  const rows = await selectPenalties(database.read, memberId);
  const appeals = await selectAppeals(database.read, memberId, 'penalty');
  return {
    items: rows.map((row) => ({
      id: row.id,
      step: row.step,
      rule: row.rule,
      evidence: row.evidence,
      startsAt: row.starts_at.toISOString(),
      endsAt: row.ends_at.toISOString(),
      state: row.lifted_at === null ? (isRunning(row, now) ? 'running' : 'ended') : 'lifted',
      appealable: isRunning(row, now) && !appeals.has(row.id),
      appeal: appeals.get(row.id) ?? null,
    })),
  };
}

/** One penalty of a member; undefined if it isn't the member's. */
export const findPenalty = async (
  db: Connection,
  memberId: string,
  id: string,
): Promise<PenaltyRow | undefined> => (await selectPenalties(db, memberId)).find((row) => row.id === id);

/**
 * Penalises a member, with a message, in one transaction. Refuses with PENALTY_DAYS_WRONG. Returns its id.
 */
export async function givePenalty(
  { platform: { database, clock, random }, messages }: Deps,
  penalty: { memberId: string; step: PenaltyStep; rule: string; evidence: string; days: number; by: string },
): Promise<string> {
  const { memberId, step, rule, evidence, days, by } = penalty;
  if (!Number.isSafeInteger(days) || days < 1 || days > MOST_DAYS) refuse('PENALTY_DAYS_WRONG');
  const id = random.uuid();
  const starts_at = clock.now();
  const endsAt = new Date(starts_at.getTime() + days * DAY_MS);
  await database.transaction(async (tx) => {
    await insertPenalty(tx, {
      member_id: memberId,
      id,
      step,
      rule,
      evidence,
      starts_at,
      ends_at: endsAt,
      made_by: by,
    });
    await applyBlock(tx, memberId, starts_at);
    const data = { penaltyId: id, step, rule, evidence, endsAt };
    await messages.write(tx, { memberId, event: 'penaltyGiven', key: `penalty:${id}`, data });
  });
  return id;
}

/** Lifts a running penalty, once; false if it has ended. The member reads the reason. */
export async function liftPenalty(
  tx: Tx,
  messages: Messages,
  { memberId, id, reason, by, at }: { memberId: string; id: string; reason: string; by: string; at: Date },
): Promise<boolean> {
  const penalty = await lockPenalty(tx, memberId, id);
  if (penalty === undefined || !isRunning(penalty, at)) return false;
  await writeLift(tx, penalty, { at, by, reason });
  await applyBlock(tx, memberId, at);
  const data = { step: penalty.step, reason };
  await messages.write(tx, { memberId, event: 'penaltyEnded', key: `penalty:${id}:end`, data });
  return true;
}

/**
 * Ends a penalty some days earlier. Refuses with PENALTY_OVER if it isn't running, or would have ended by now; lift such a
 * penalty.
 */
export async function shortenPenalty(
  tx: Tx,
  messages: Messages,
  {
    memberId,
    id,
    days,
    reason,
    at,
  }: { memberId: string; id: string; days: number; reason: string; at: Date },
): Promise<void> {
  const penalty = await lockPenalty(tx, memberId, id);
  if (penalty === undefined || !isRunning(penalty, at)) return refuse('PENALTY_OVER');
  const endsAt = new Date(penalty.ends_at.getTime() - days * DAY_MS);
  if (endsAt <= at) refuse('PENALTY_OVER');
  await writeEnd(tx, penalty, endsAt);
  await applyBlock(tx, memberId, at);
  const data = { step: penalty.step, endsAt, reason };
  await messages.write(tx, { memberId, event: 'penaltyShortened', key: `penalty:${id}:shorter`, data });
}

/** Notifies members whose penalties ended by their date. */
export async function notifyEnded({ platform, messages }: Deps, signal?: AbortSignal): Promise<void> {
  const { database, clock } = platform;
  let ended: PenaltyRow[];
  do {
    ended = await selectEnded(database.read, clock.now(), BATCH);
    await settleAll(
      ended,
      (penalty) =>
        database.transaction(async (tx) => {
          if (!(await markNotified(tx, penalty))) return;
          const { member_id: memberId, id, step } = penalty;
          const data = { step, reason: null };
          await messages.write(tx, { memberId, event: 'penaltyEnded', key: `penalty:${id}:end`, data });
        }),
      signal,
    );
  } while (ended.length === BATCH);
}

async function applyBlock(tx: Tx, memberId: string, now: Date): Promise<void> {
  await blockSessions(tx, memberId, (await restrictedUntil(tx, memberId, 'everything', now)) ?? null);
}
