import { NewcomerStepKind, type DataOf } from '@yayan/contract';
import type { Connection } from '../../../platform/database/database.ts';
import { insertNewcomerStep, selectNewcomerSteps } from '../profile-store.ts';
import type { Tx } from '../../../platform/database/tx.ts';

type NewcomerSteps = DataOf<'checkHome'>['newcomerSteps'];

/** The four newcomer steps (新手四步) in order, each with its page. */
const PLACES: readonly [NewcomerStepKind, string][] = [
  [NewcomerStepKind.Mobile, '/home/user'],
  [NewcomerStepKind.Attributes, '/user/survey'],
  [NewcomerStepKind.FirstSurvey, '/task'],
  [NewcomerStepKind.FirstCheckin, '/home'],
];

export const NEWCOMER_STEPS = PLACES.length;

/** Stores that a member has done a newcomer step, in the transaction of the action. It can be repeated. */
export async function finishNewcomerStep(
  tx: Tx,
  memberId: string,
  step: NewcomerStepKind,
  at: Date,
): Promise<void> {
  await insertNewcomerStep(tx, memberId, step, at);
}

/** The coins of the newcomer steps that pay a known number. */
export type StepCoins = (db: Connection, at: Date) => Promise<Partial<Record<NewcomerStepKind, number>>>;

/** All four steps until all are done, then none. Each step that isn't done has its coins. */
export async function newcomerSteps(
  db: Connection,
  memberId: string,
  at: Date,
  coinsOf: StepCoins,
): Promise<NewcomerSteps> {
  const done = await selectNewcomerSteps(db, memberId);
  if (done.size === NEWCOMER_STEPS) return [];
  const coins = await coinsOf(db, at);
  return PLACES.map(([step, link]) =>
    done.has(step)
      ? { step, done: true, link: null, coins: null }
      : { step, done: false, link, coins: coins[step] || null },
  );
}
