import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Asker } from '../../../../../test/calls/call-operation.ts';
import { meetTransaction } from '../../../../../test/database/meet-transaction.ts';
import type { Hosting } from '../../../../../test/group/hosting.ts';
import { payTests } from '../../../../../test/group/paying.ts';
import { TestSystem } from '../../../../../test/system/test-system.ts';
import { allTogether } from '../../../../../test/together.ts';
import { deleteDraftsOf } from '../../discussion/drafts/draft-store.ts';
import { lockGroup } from '../../people/group/host-store.ts';
import { withdraw } from '../invitations/invitation-store.ts';
import { tallyRewards } from '../rewards/tally-rewards.ts';
import { markLeft } from './leaving-store.ts';

let system: TestSystem;
let pay: ReturnType<typeof payTests>;
beforeAll(async () => {
  system = await TestSystem.start({ seeded: false });
  pay = payTests(system);
});
afterAll(() => system.stop());

/** A member in an open group of two topics, who has answered the first. */
async function inGroup() {
  const mobile = pay.nextMobile();
  const member = await system.signIn(mobile);
  const { hosting, sections } = await pay.openGroup([mobile]);
  const { hash } = await hosting.group();
  const asker = await hosting.enter(mobile, '早起的阿木');
  await hosting.answer(asker, sections[0] ?? '');
  const personId = (await system.get('getGroupMe', {}, asker)).identity.groupMemberId;
  return { mobile, member, hosting, hash, asker, personId, sectionId: sections[1] ?? '' };
}

const leave = async ({ hash, asker }: { hash: string; asker: Asker }, key = system.key()) =>
  await system.call(
    'leaveGroup',
    { params: { hash }, body: { reason: 'noTime', dryRun: false }, idempotencyKey: key },
    asker,
  );

const stateOf = async ({ groupId, host }: Hosting): Promise<string[]> => {
  const { items } = await system.get('listInvitations', { params: { groupId } }, host);
  return items.filter(({ role }) => role === 0).map(({ state }) => state);
};

const answersIn = async ({ groupId }: Hosting): Promise<number> =>
  (
    await system.platform.database.read
      .selectFrom('group_responses')
      .select('id')
      .where('group_id', '=', groupId)
      .execute()
  ).length;

it('one leaving that is sent four times at once has one effect, and the same answer each time', async () => {
  const { hosting, hash, asker } = await inGroup();
  const key = system.key();
  const same = await allTogether(4, () => leave({ hash, asker }, key));
  expect(new Set(same.map(({ code, data }) => JSON.stringify([code, data]))).size).toBe(1);
  expect(await leave({ hash, asker }, key)).toMatchObject({ code: 200, data: same[0]?.data });
  const { items } = await system.get('listMessages', {}, hosting.host);
  expect(items.filter(({ title }) => title.includes('退出了'))).toHaveLength(1);
  expect(await stateOf(hosting)).toEqual(['left']);
});

it('leaving on two devices at once has one effect, and the later one finds that it is over', async () => {
  const { hosting, hash, asker, mobile } = await inGroup();
  system.clock.advance(60_000);
  const other = await system.signInToGroup(hash, mobile);
  const devices = [asker, other];
  const codes = await allTogether(2, async (index) => {
    return (await leave({ hash, asker: devices[index] ?? asker })).code;
  });
  expect(codes.toSorted((one, another) => one - another)).toEqual([200, 401]);
  expect(await stateOf(hosting)).toEqual(['left']);
});

it('an answer that arrives while its author leaves waits, and is not stored', async () => {
  const { hosting, asker, personId, sectionId } = await inGroup();
  const at = system.clock.now();
  const body = { sectionId, content: '豆浆和油条，楼下买的。', clientId: system.platform.random.uuid() };
  const outcome = await meetTransaction(
    system.platform.database,
    (tx) => markLeft(tx, { groupId: hosting.groupId, id: personId, reason: null, at }),
    () => system.outcome('createResponse', { body: { ...body, attachments: [] } }, asker),
  );
  expect(outcome).toBe('UNAUTHORISED');
  expect(await answersIn(hosting)).toBe(1);
});

it('of an answer and a leaving at the same moment, the answer is stored and counts, or neither', async () => {
  for (let round = 0; round < 4; round += 1) {
    const { hosting, hash, asker, sectionId } = await inGroup();
    const content = `豆浆和油条，楼下买的，第 ${round} 次。`;
    const body = { sectionId, content, clientId: system.platform.random.uuid(), attachments: [] };
    const outcomes = await allTogether(2, async (index) =>
      index === round % 2
        ? String((await leave({ hash, asker })).code)
        : await system.outcome('createResponse', { body }, asker),
    );
    const answered = outcomes[1 - (round % 2)];
    expect(outcomes[round % 2]).toBe('200');
    expect(['OK', 'UNAUTHORISED']).toContain(answered);
    expect(await answersIn(hosting)).toBe(answered === 'OK' ? 2 : 1);
    await hosting.move('close');
    expect(await pay.rewardRow(hosting)).toMatchObject({ coins: answered === 'OK' ? 100 : 20 });
  }
});

it('a draft that is saved while its author leaves waits, and is not stored', async () => {
  const { hosting, asker, personId, sectionId } = await inGroup();
  const at = system.clock.now();
  const { groupId } = hosting;
  const body = { kind: 'answer' as const, targetId: sectionId, text: '只写了一半', version: null };
  const outcome = await meetTransaction(
    system.platform.database,
    async (tx) => {
      await markLeft(tx, { groupId, id: personId, reason: null, at });
      await deleteDraftsOf(tx, [{ groupId, memberId: personId }]);
    },
    () => system.outcome('saveGroupDraft', { body }, asker),
  );
  expect(outcome).not.toBe('OK');
  const drafts = await system.platform.database.read
    .selectFrom('group_drafts')
    .select('target_id')
    .where('group_id', '=', groupId)
    .execute();
  expect(drafts).toEqual([]);
});

it('leaving while the group closes and is tallied waits, and is refused; the pay is what was tallied', async () => {
  const { member, hosting, hash, asker } = await inGroup();
  const now = system.clock.now();
  const left = await meetTransaction(
    system.platform.database,
    async (tx) => {
      const group = await lockGroup(tx, hosting.groupId);
      if (group) await tallyRewards(tx, group, now);
    },
    () => leave({ hash, asker }),
  );
  expect(left.code).toBe(25_018);
  expect(await stateOf(hosting)).toEqual(['entered']);
  await hosting.move('close');
  await pay.confirm(hosting);
  expect(await pay.coinsOf(member)).toBe(20);
});

it('of a leaving and a closing with its payment at the same moment the person is paid once', async () => {
  for (let round = 0; round < 3; round += 1) {
    const { member, hosting, hash, asker } = await inGroup();
    const outcomes = await allTogether(2, async (index) => {
      if (index === round % 2) return (await leave({ hash, asker })).code;
      await hosting.move('close');
      await pay.confirm(hosting);
      return 0;
    });
    const code = outcomes[round % 2] ?? 0;
    expect([200, 25_018]).toContain(code);
    expect(await stateOf(hosting)).toEqual([code === 200 ? 'left' : 'entered']);
    expect(await pay.coinsOf(member)).toBe(20);
  }
});

it('leaving while a host withdraws the invitation waits, and finds that it is over', async () => {
  const { hosting, hash, asker, personId } = await inGroup();
  const at = system.clock.now();
  const left = await meetTransaction(
    system.platform.database,
    async (tx) => {
      await lockGroup(tx, hosting.groupId);
      await withdraw(tx, hosting.groupId, [personId], at);
    },
    () => leave({ hash, asker }),
  );
  expect(left.code).toBe(401);
  expect(await stateOf(hosting)).toEqual(['withdrawn']);
});

it('of a leaving and a withdrawal at the same moment one stands, and the other changes nothing', async () => {
  for (let round = 0; round < 3; round += 1) {
    const { hosting, hash, asker, personId } = await inGroup();
    const params = { groupId: hosting.groupId };
    const outcomes = await allTogether(2, async (index) =>
      index === round % 2
        ? (await leave({ hash, asker })).code
        : (await system.get('withdrawInvitations', { params, body: { ids: [personId] } }, hosting.host))
            .count,
    );
    const code = outcomes[round % 2] ?? 0;
    const withdrawn = outcomes[1 - (round % 2)];
    expect([code === 200, withdrawn]).toEqual(code === 200 ? [true, 0] : [false, 1]);
    expect(await stateOf(hosting)).toEqual([code === 200 ? 'left' : 'withdrawn']);
  }
});
