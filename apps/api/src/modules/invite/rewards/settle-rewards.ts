import { InviteStep } from '@yayan/contract';
import { settleAll } from '../../../platform/jobs/settle-all.ts';
import { CREDIT, isPending, settle } from '../../ledger/module.ts';
import { publishToMember } from '../../message/module.ts';
import { rewardKey } from './earn-step.ts';
import type { InviteDeps } from '../deps.ts';
import { readReleasingSurvey } from '../invitation-store.ts';
import { setRewardDates, lockReward, markReward, selectDue } from './reward-store.ts';
import type { Tx } from '../../../platform/database/tx.ts';

const BATCH = 200;
const DAY_MS = 24 * 3_600_000;

/** Makes every due reward available. If one fails, the others are still processed. */
export async function settleDueRewards(deps: InviteDeps, at: Date, signal: AbortSignal): Promise<void> {
  const { database } = deps.platform;
  let due: Awaited<ReturnType<typeof selectDue>>;
  do {
    due = await selectDue(database.read, at, BATCH);
    await settleAll(
      due,
      ({ inviter_id, id }) => database.transaction((tx) => settleReward(deps, tx, inviter_id, id)),
      signal,
    );
  } while (due.length === BATCH);
}

/**
 * Makes one due reward available. Does nothing if it is available already, was taken back or lost its date meanwhile.
 * While the coins of the releasing survey are pending, it moves the date one day later.
 */
async function settleReward({ platform }: InviteDeps, tx: Tx, inviterId: string, id: string): Promise<void> {
  const reward = await lockReward(tx, inviterId, id);
  const at = platform.clock.now();
  if (reward === undefined || reward.settled_at !== null || reward.taken_back_at !== null) return;
  if (reward.expected_at === null || reward.expected_at > at) return;
  const surveyId = await readReleasingSurvey(tx, reward.member_id);
  const survey = { kind: 'participation', id: surveyId ?? '' } as const;
  if (surveyId !== null && (await isPending(tx, reward.member_id, survey))) {
    await setRewardDates(tx, reward.member_id, new Date(at.getTime() + DAY_MS));
    return;
  }
  await markReward(tx, reward, { settled_at: at });
  const credit = reward.step === InviteStep.FirstSurvey ? CREDIT.friend : 0;
  await settle(tx, { memberId: inviterId, key: rewardKey(reward), at, credit });
  await publishToMember(platform, tx, inviterId, { kind: 'balance' });
}
