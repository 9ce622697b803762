import { groupRewardDeps } from '../../src/composition/ports/group-rewards.ts';
import type { Asker } from '../calls/call-operation.ts';
import { freshMobile, type TestSystem } from '../system/test-system.ts';
import { balances } from '../../src/modules/ledger/module.ts';
import { confirmPay } from '../../src/modules/group/hosting/rewards/confirm-pay.ts';
import { payDue } from '../../src/modules/group/hosting/rewards/pay-out.ts';
import { type Hosting, startHosting } from './hosting.ts';

/** An open group of two topics with one section each. */
interface PayingGroup {
  hosting: Hosting;
  sections: string[];
}

export interface ClosedGroup {
  hosting: Hosting;
  hash: string;
  mobiles: string[];
  members: Asker[];
  /** Each respondent inside the group. */
  inside: Asker[];
}

let last = 100;

/** Steps for tests of groups' payments: open a group, close it, confirm and pay it, and read the results. */
export function payTests(system: TestSystem) {
  const { platform } = system;
  const openGroup = async (mobiles: readonly string[]): Promise<PayingGroup> => {
    const hosting = await startHosting(system);
    const { topics } = await hosting.addTopics([1, 1]);
    await hosting.invite(mobiles.join('\n'));
    await hosting.move('invite');
    await hosting.move('open');
    return { hosting, sections: topics.flatMap((topic) => topic.sections.map(({ id }) => id)) };
  };
  const answerAll = async ({ hosting, sections }: PayingGroup, mobile: string, nickname = '早起的阿木') => {
    const asker = await hosting.enter(mobile, nickname);
    for (const sectionId of sections) await hosting.answer(asker, sectionId);
  };
  const confirmed = async (hosting: Hosting): Promise<void> => {
    const { hash } = await hosting.group();
    await confirmPay(platform, { hash, by: '林晓' });
  };
  const nextMobile = (): string => freshMobile((last += 1));
  return {
    nextMobile,
    openGroup,
    /** A closed group whose respondents answered everything: 100 coins each. */
    closedGroup: async (people = 1): Promise<ClosedGroup> => {
      const mobiles = Array.from({ length: people }, nextMobile);
      const members: Asker[] = [];
      for (const mobile of mobiles) members.push(await system.signIn(mobile));
      const { hosting, sections } = await openGroup(mobiles);
      const inside: Asker[] = [];
      for (const [index, mobile] of mobiles.entries()) {
        const asker = await hosting.enter(mobile, `受访者${index}`);
        for (const sectionId of sections) await hosting.answer(asker, sectionId);
        inside.push(asker);
      }
      await hosting.move('close');
      const { hash } = await hosting.group();
      return { hosting, hash, mobiles, members, inside };
    },
    answerAll,
    confirmed,
    coinsOf: async (asker: Asker): Promise<number> => {
      const { id } = await system.get('getAccount', {}, asker);
      return (await balances(platform.database.read, id)).coins;
    },
    payJob: async (): Promise<void> =>
      await platform.jobs.handlerOf('group.settle')?.({}, { id: 'cron', attempt: 0 }),
    rewardsOf: async ({ groupId, host }: Hosting) =>
      (await system.get('listGroupRewards', { params: { groupId } }, host)).items,
    /** The only reward of a group, read without another sign-in of its host. */
    rewardRow: async ({ groupId }: Hosting) =>
      await platform.database.read
        .selectFrom('group_rewards')
        .selectAll()
        .where('group_id', '=', groupId)
        .executeTakeFirstOrThrow(),
    /** Confirms the payment of a closed group, and pays it. */
    confirm: async (hosting: Hosting): Promise<void> => {
      await confirmed(hosting);
      await payDue(groupRewardDeps(platform), hosting.groupId);
    },
  };
}
