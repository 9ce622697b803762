import type { Transaction } from 'kysely';
import { oneByOne } from '../../../platform/jobs/settle-all.ts';
import type { Schema } from '../../../platform/database/gen/schema.ts';
import { settle } from '../../ledger/posting/settlement.ts';
import { tellMember } from '../../message/live-stream.ts';
import { rewardKey } from './earn-step.ts';
import type { InviteParts } from '../deps.ts';
import { lockReward, markReward, selectDue } from './reward-store.ts';
import { forgetOldTraces } from '../joining/fraud-signal-store.ts';

const JOB = 'invite.settle-rewards';
const BATCH = 200;
const TRACE_MS = 30 * 24 * 3_600_000;

/** Lets pending rewards arrive when their time has come, every ten minutes, and forgets what no rule looks at. */
export function defineSettleRewards(parts: InviteParts): void {
  const { database, clock, jobs } = parts.platform;
  jobs.define(JOB, async () => {
    const at = clock.now();
    for (;;) {
      const due = await selectDue(database.read, at, BATCH);
      await oneByOne(due, ({ inviter_id, id }) =>
        database.transaction((tx) => settleReward(parts, tx, inviter_id, id)),
      );
      if (due.length < BATCH) break;
    }
    await forgetOldTraces(database.read, new Date(at.getTime() - TRACE_MS), at);
  });
  jobs.schedule(JOB, '*/10 * * * *');
}

/** Makes one pending reward available; nothing when it has arrived or was taken back meanwhile. */
async function settleReward(
  { platform }: InviteParts,
  tx: Transaction<Schema>,
  inviterId: string,
  id: string,
): Promise<void> {
  const reward = await lockReward(tx, inviterId, id);
  if (reward === undefined || reward.settled_at !== null || reward.taken_back_at !== null) return;
  const at = platform.clock.now();
  await markReward(tx, reward, { settled_at: at });
  await settle(tx, { memberId: inviterId, key: rewardKey(reward), at });
  await tellMember(platform, tx, inviterId, { kind: 'balance' });
}
