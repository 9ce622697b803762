import { afterAll, beforeAll, expect, it } from 'vitest';
import { payTests } from '../../test/group/paying.ts';
import { consoleCall, signInOperator } from '../../test/operator/console-calls.ts';
import { TestSystem } from '../../test/system/test-system.ts';
import { rowSupportCode } from '../modules/ledger/module.ts';

let system: TestSystem;
let memberId: string;
let taskHash: string;
let groupName: string;
beforeAll(async () => {
  system = await TestSystem.start();
  const pay = payTests(system);
  const mobile = pay.nextMobile();
  memberId = (await system.get('getAccount', {}, await system.signIn(mobile))).id;
  const open = await pay.openGroup([mobile]);
  await pay.answerAll(open, mobile);
  await open.hosting.move('close');
  await pay.confirm(open.hosting);
  const group = await system.platform.database.read
    .selectFrom('discussion_groups')
    .select(['task_hash', 'name'])
    .where('id', '=', open.hosting.groupId)
    .executeTakeFirstOrThrow();
  [taskHash, groupName] = [group.task_hash, group.name];
});
afterAll(() => system.stop());

it.each(['admin', 'researcher', 'reviewer', 'support', 'finance', 'editor'])(
  '14.83 nothing that %s reads beside a member or by a support code names the discussion group',
  async (role) => {
    const session = await signInOperator(system, role);
    const ofMember = { params: { id: memberId }, query: {} };
    const search = async (text: string) =>
      (await consoleCall(system, 'searchObjects', { query: { text } }, session)).data.items;

    const { items: own } = (await consoleCall(system, 'listOperatorMemberParticipations', ofMember, session))
      .data;
    const joined = own.find(({ taskTitle }) => taskTitle === '讨论小组');
    expect(joined).toMatchObject({ taskId: null, result: 1 });
    const byCode = await search(joined?.supportCode ?? '');
    expect(byCode).toEqual([expect.objectContaining({ subject: joined?.id, hint: '讨论小组' })]);
    const { data: page } = await consoleCall(
      system,
      'getParticipation',
      { params: { id: joined?.id ?? '' } },
      session,
    );
    expect(page).toMatchObject({ memberId, taskId: null, taskTitle: '讨论小组' });

    const ofPage = { query: { kind: 'participation', subject: joined?.id ?? '' } };
    const { items: events } = (await consoleCall(system, 'readTimeline', ofPage, session)).data;
    expect(events.at(-1)).toMatchObject({ event: { text: '开始参与讨论小组', object: null } });
    const ofPerson = { query: { kind: 'member', subject: memberId } };
    const { items: life } = (await consoleCall(system, 'readTimeline', ofPerson, session)).data;

    const { items: coins } = (await consoleCall(system, 'listOperatorMemberCoins', ofMember, session)).data;
    const paid = coins.find(({ cause }) => cause.title === '讨论小组');
    const byRow = await search(rowSupportCode(paid?.id ?? ''));
    expect(byRow).toEqual([expect.objectContaining({ subject: paid?.id, title: '讨论小组' })]);

    const ofRow = { params: { id: paid?.id ?? '' } };
    const { data: transfer } = await consoleCall(system, 'getTransfer', ofRow, session);
    expect(transfer).toMatchObject({ memberId, key: null, cause: { title: '讨论小组', object: null } });

    const listed = { query: { taskId: taskHash } };
    const { data: ofTask } = await consoleCall(system, 'listTaskParticipations', listed, session);
    expect(ofTask).toEqual({ items: [], nextCursor: null, count: 0, countIsCapped: false });

    const all = JSON.stringify([own, byCode, page, events, life, coins, byRow, transfer]);
    expect(all).not.toContain(groupName);
    expect(all).not.toContain(taskHash);
  },
);
