import { refuse } from '../../../errors/api-fault.ts';
import type { Act } from '../../../platform/audit/act.ts';
import type { Connection } from '../../../platform/database/database.ts';
import { balances, takeBackOrOwe } from '../../ledger/module.ts';
import { readRuleNumber } from '../../rule/module.ts';
import { insertAct } from '../acts-store.ts';
import type { AwardPorts } from './award-acts.ts';
import { firstDayOf } from './award-months.ts';
import { markTakenBack, selectAwarded, selectAwards } from './award-store.ts';
import { awardKey } from './confirm-awards.ts';

/** The award of one member, as an operator names it. */
export interface WonAward {
  month: string;
  award: string;
  /** The member's code. */
  member: string;
}

/** The award of a member. Refuses with NOT_FOUND for one that the member doesn't have, and if it was taken back. */
async function wonAward(
  db: Connection,
  { month, award, member }: WonAward,
  memberOf: AwardPorts['memberOf'],
) {
  const memberId = (await memberOf(db, member)) ?? refuse('NOT_FOUND');
  const first = firstDayOf(month);
  const won =
    (await selectAwarded(db, first)).find((one) => one.award_id === award && one.member_id === memberId) ??
    refuse('NOT_FOUND');
  if (won.taken_back_at !== null) refuse('ACT_NOTHING_CHANGES');
  const { title } = (await selectAwards(db, first)).find(({ id }) => id === award) ?? refuse('NOT_FOUND');
  return { memberId, title, coins: won.coins };
}

/**
 * Takes an award back from one member, once (rule 13.10): its coins and credit by the ledger, spent coins as a debt, with a message.
 * The public list leaves the member out.
 */
export const takeAwardBackAct = ({ memberOf, messagesOf }: AwardPorts): Act<WonAward> => ({
  name: 'award take back',
  needsReason: true,
  lockOf: ({ month }) => `awards ${month}`,
  partOf: ({ award, member }) => `${award} ${member}`,
  plan: async (platform, db, input) => {
    const { memberId, title, coins } = await wonAward(db, input, memberOf);
    const owed = Math.max(0, coins - (await balances(db, memberId)).coins);
    const mostAlone = await readRuleNumber(platform, db, 'coinsAlone');
    const debt = owed === 0 ? '' : `，其中 ${owed} 金币已经花掉，从以后的收入里扣`;
    return {
      kind: 'award',
      subject: input.month,
      title: `${input.month} ${title}`,
      permission: coins > mostAlone ? 'content.large' : 'content',
      changes: [
        {
          field: 'winner',
          label: '得奖的人',
          before: `${input.member}，${coins} 金币`,
          after: `收回 ${coins} 金币${debt}`,
        },
      ],
    };
  },
  run: async (platform, input, { actor, reason }) => {
    const at = platform.clock.now();
    await platform.database.transaction(async (tx) => {
      const { memberId, title, coins } = await wonAward(tx, input, memberOf);
      const { month, award } = input;
      const isMarked = await markTakenBack(tx, firstDayOf(month), {
        award_id: award,
        member_id: memberId,
        at,
      });
      if (!isMarked) return refuse('ACT_NOTHING_CHANGES');
      const key = awardKey(memberId, `${month}:${award}`);
      const debt = await takeBackOrOwe(tx, { memberId, key, at, note: reason });
      await messagesOf(platform).write(tx, {
        memberId,
        event: 'awardTakenBack',
        key: `${key}:takenBack`,
        data: { month, title, coins, debt, reason },
      });
      await insertAct(tx, {
        id: platform.random.uuid(),
        subject: 'award',
        subject_id: month,
        act: 'takeBack',
        operator: actor.name,
        at,
      });
    });
  },
});
