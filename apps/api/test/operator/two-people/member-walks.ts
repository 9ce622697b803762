import { joinAs, codeOf } from '../../invite/invite.ts';
import { verify } from '../../member/personal-facts.ts';
import { freshMobile } from '../../system/test-system.ts';
import { checkCharacter } from '../../../src/modules/member/real-name/id-number.ts';
import type { Stage, WalkedAct } from './walked-act.ts';

type Ready = WalkedAct['ready'];
const bySupport = { by: 'support', agrees: 'admin' } as const;
const ofMembers = (name: string, ready: Ready): WalkedAct => ({
  name,
  permission: 'members',
  ...bySupport,
  ready,
});

const shown =
  ({ read }: Stage, id: string) =>
  async () =>
    await read('getOperatorMember', { params: { id } });

const idNumber = (sequence: string): string => {
  const first = `31010119900101${sequence}`;
  return `${first}${checkCharacter(first) ?? ''}`;
};

/** A member who submitted name and number. */
const checked = async (stage: Stage, sequence: string) => {
  const member = await stage.member();
  await verify(stage.system, member, idNumber(sequence));
  const state = async () => (await shown(stage, member.id)()).idCheck?.state ?? null;
  return { params: { id: member.id }, state };
};

/** A member who is about to be deleted, or isn't. */
const leaving = async (stage: Stage, isLeaving: boolean) => {
  const { id } = await stage.member();
  if (isLeaving) await stage.done('startMemberClosing', { params: { id } });
  return { params: { id }, state: async () => (await shown(stage, id)()).closing };
};

const punished = async (stage: Stage) => {
  const { id } = await stage.member();
  const penalties = async () =>
    (await stage.read('listOperatorMemberPenalties', { params: { id } })).items.map(
      ({ id: penaltyId, step, isRunning }) => ({ penaltyId, step, isRunning }),
    );
  return { params: { id }, penalties };
};
const block = { step: 'blocked', rule: '一人一号', evidence: '三个账号', days: 10 };

/** Somebody who came by an invitation. */
const invited = async (stage: Stage) => {
  const { system, read } = stage;
  const inviter = await joinAs(system);
  await joinAs(system, { inviteCode: await codeOf(system, inviter) });
  const params = { id: inviter.id };
  const list = async () => (await read('listOperatorMemberInvitations', { params })).items;
  const [{ id: invitationId } = { id: '' }] = await list();
  const state = async () => (await list()).map((each) => each.state);
  return { params, invitationId, state };
};

const networks =
  ({ read }: Stage) =>
  async () =>
    (await read('listBlockedNetworks')).items.map(({ shown: address }) => address);
const blockedNetwork = async (stage: Stage, address: string): Promise<string> => {
  await stage.done('blockNetwork', { input: { address } });
  return (await stage.read('listBlockedNetworks')).items[0]?.id ?? '';
};

/** Acts on members and networks that support asks for, and one that nobody does alone. */
export const memberWalks: readonly WalkedAct[] = [
  ofMembers('penalty give', async (stage) => {
    const { params, penalties } = await punished(stage);
    return { id: 'givePenalty', params, input: block, state: penalties };
  }),
  ofMembers('penalty lift', async (stage) => {
    const { params, penalties } = await punished(stage);
    await stage.done('givePenalty', { params, input: block });
    const [{ penaltyId } = { penaltyId: '' }] = await penalties();
    return { id: 'liftPenalty', params, input: { penaltyId }, state: penalties };
  }),
  ofMembers('member id-check', async (stage) => {
    // The sandbox's service gives no answer about this number at first.
    const { params, state } = await checked(stage, '202');
    return { id: 'decideIdCheck', params, input: { matches: true }, state };
  }),
  ofMembers('member id-reset', async (stage) => ({ id: 'resetIdCheck', ...(await checked(stage, '705')) })),
  ofMembers('member mobile', async (stage) => {
    const { id } = await stage.member();
    const input = { mobile: freshMobile(9299) };
    const state = async () => (await shown(stage, id)()).mobile;
    return { id: 'changeLostMobile', params: { id }, input, state };
  }),
  ofMembers('member close', async (stage) => ({
    id: 'startMemberClosing',
    ...(await leaving(stage, false)),
  })),
  ofMembers('member keep', async (stage) => ({ id: 'stopMemberClosing', ...(await leaving(stage, true)) })),
  ofMembers('member close-now', async (stage) => ({
    id: 'speedMemberClosing',
    ...(await leaving(stage, true)),
  })),
  ofMembers('invite void', async (stage) => {
    const { params, invitationId, state } = await invited(stage);
    return { id: 'voidInvitation', params, input: { invitationId, why: 'device' }, state };
  }),
  ofMembers('invite restore', async (stage) => {
    const { params, invitationId, state } = await invited(stage);
    await stage.done('voidInvitation', { params, input: { invitationId, why: 'device' } });
    return { id: 'restoreInvitation', params, input: { invitationId }, state };
  }),
  {
    name: 'member export',
    permission: 'members.export',
    ...bySupport,
    ready: async ({ member, read }) => ({
      id: 'exportMemberData',
      params: { id: (await member()).id },
      state: async () => (await read('listExports', {}, 'support')).items.length,
    }),
  },
  {
    name: 'network block',
    permission: 'networks',
    ...bySupport,
    ready: async (stage) => ({
      id: 'blockNetwork',
      input: { address: '198.51.100.77' },
      state: networks(stage),
    }),
  },
  {
    name: 'network allow',
    permission: 'networks',
    ...bySupport,
    ready: async (stage) => ({
      id: 'allowNetwork',
      params: { id: await blockedNetwork(stage, '192.0.2.9') },
      state: networks(stage),
    }),
  },
  {
    name: 'network block',
    permission: 'networks.wide',
    by: 'admin',
    agrees: 'support',
    ready: async (stage) => ({
      id: 'blockNetwork',
      input: { address: '203.0.113.0/24' },
      state: networks(stage),
    }),
  },
  {
    name: 'network allow',
    permission: 'networks.wide',
    by: 'admin',
    agrees: 'support',
    ready: async (stage) => ({
      id: 'allowNetwork',
      params: { id: await blockedNetwork(stage, '198.51.99.0/24') },
      state: networks(stage),
    }),
  },
];
