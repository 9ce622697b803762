import type { Transaction } from 'kysely';
import { settleAll } from '../../../platform/jobs/settle-all.ts';
import type { Schema } from '../../../platform/database/gen/schema.ts';
import { isPending } from '../../ledger/posting/ledger-store.ts';
import { settle } from '../../ledger/posting/settlement.ts';
import { publishToMember } from '../../message/live-stream.ts';
import { rewardKey } from './earn-step.ts';
import type { InviteParts } from '../deps.ts';
import { readReleasingSurvey } from '../invitation-store.ts';
import { expectRewards, lockReward, markReward, selectDue } from './reward-store.ts';
import { deleteOldSignals } from '../joining/fraud-signal-store.ts';

const JOB = 'invite.settle-rewards';
const BATCH = 200;
const DAY_MS = 24 * 3_600_000;
const TRACE_MS = 30 * DAY_MS;

/** Lets pending rewards arrive when their time has come, every ten minutes, and forgets what no rule looks at. */
export function defineSettleRewards(parts: InviteParts): void {
  const { database, clock, jobs } = parts.platform;
  jobs.define(JOB, async (_data, { signal }) => {
    const at = clock.now();
    for (;;) {
      const due = await selectDue(database.read, at, BATCH);
      await settleAll(
        due,
        ({ inviter_id, id }) => database.transaction((tx) => settleReward(parts, tx, inviter_id, id)),
        signal,
      );
      if (due.length < BATCH) break;
    }
    await deleteOldSignals(database.read, new Date(at.getTime() - TRACE_MS), at);
  });
  jobs.schedule(JOB, '*/10 * * * *');
}

/**
 * Makes one pending reward available. Does nothing when it has arrived, was taken back or lost its date meanwhile, and looks
 * again a day later while the coins of the survey that releases it are themselves pending.
 */
async function settleReward(
  { platform }: InviteParts,
  tx: Transaction<Schema>,
  inviterId: string,
  id: string,
): Promise<void> {
  const reward = await lockReward(tx, inviterId, id);
  const at = platform.clock.now();
  if (reward === undefined || reward.settled_at !== null || reward.taken_back_at !== null) return;
  if (reward.expected_at === null || reward.expected_at > at) return;
  const surveyId = await readReleasingSurvey(tx, reward.member_id);
  const survey = { kind: 'participation', id: surveyId ?? '' } as const;
  if (surveyId !== null && (await isPending(tx, reward.member_id, survey))) {
    await expectRewards(tx, reward.member_id, new Date(at.getTime() + DAY_MS));
    return;
  }
  await markReward(tx, reward, { settled_at: at });
  await settle(tx, { memberId: inviterId, key: rewardKey(reward), at });
  await publishToMember(platform, tx, inviterId, { kind: 'balance' });
}
