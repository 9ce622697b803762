import { afterAll, beforeAll, expect, it } from 'vitest';
import { codeOf, joinAs, type TestMember } from '../../../../test/invite/invite.ts';
import { consoleCall, signInOperator } from '../../../../test/operator/console-calls.ts';
import { TestSystem } from '../../../../test/system/test-system.ts';

let system: TestSystem;
beforeAll(async () => {
  system = await TestSystem.start();
});
afterAll(() => system.stop());

const treeOf = async ({ id }: TestMember) => {
  const session = await signInOperator(system, 'support');
  return (await consoleCall(system, 'getInvitationTree', { params: { id } }, session)).data;
};
const invited = async (by: TestMember, origin: { deviceId?: string; address?: string } = {}) => {
  const inviteCode = await codeOf(system, by);
  system.clock.advance(1000);
  return await joinAs(system, { inviteCode, ...origin });
};

it('14.82 a member stands between two levels of who invited and two of who was invited', async () => {
  const oldest = await joinAs(system);
  const grandmother = await invited(oldest);
  const mother = await invited(grandmother);
  const middle = await invited(mother);
  const [daughter, second] = [await invited(middle), await invited(middle)];
  const granddaughter = await invited(daughter);
  await invited(granddaughter);
  const tree = await treeOf(middle);
  expect(tree.invitedBy.map(({ memberId }) => memberId)).toEqual([mother.id, grandmother.id]);
  expect(tree).toMatchObject({ count: 2, countIsCapped: false });
  const below = new Map(tree.invited.map((one) => [one.memberId, one]));
  expect(below.size).toBe(2);
  expect(below.get(daughter.id)).toMatchObject({ count: 1, invited: [{ memberId: granddaughter.id }] });
  expect(below.get(second.id)).toMatchObject({ count: 0, invited: [] });
  expect(tree.invited.every(({ state }) => state === 'registered')).toBe(true);
  expect(await treeOf(oldest)).toMatchObject({ invitedBy: [], count: 1 });
});

it('14.82 what an invited member shares with the inviter or another invited one is flagged', async () => {
  const inviter = await joinAs(system);
  const plain = await invited(inviter);
  const device = await invited(inviter, { deviceId: inviter.asker.deviceId });
  const network = await invited(inviter, { address: plain.asker.address });
  const { invited: branches } = await treeOf(inviter);
  const flagsOf = ({ id }: TestMember) => {
    const { sharesDevice, sharesNetwork } = branches.find(({ memberId }) => memberId === id) ?? {};
    return { sharesDevice, sharesNetwork };
  };
  expect(flagsOf(device)).toEqual({ sharesDevice: true, sharesNetwork: false });
  expect(flagsOf(network)).toEqual({ sharesDevice: false, sharesNetwork: true });
  expect(flagsOf(plain)).toEqual({ sharesDevice: false, sharesNetwork: true });
  expect(branches.find(({ memberId }) => memberId === device.id)).toMatchObject({ state: 'void', coins: 0 });
});
