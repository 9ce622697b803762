import type { DataOf } from '@yayan/contract';
import type { Asker } from '../../../testing/calls/call-operation.ts';
import type { TestSystem } from '../../../testing/system/test-system.ts';
import { AGREEMENT_VERSION } from '../../identity/account/agreement.ts';

/** Where somebody joins from, and by whose code. */
export interface Joining {
  inviteCode?: string;
  deviceId?: string;
  address?: string;
}

/** A member as these tests use them. */
export interface TestMember {
  id: string;
  asker: Required<Pick<Asker, 'token' | 'deviceId' | 'address'>>;
}

let people = 0;

/** Returns a new public network address. Documentation ranges count as public and belong to nobody. */
export const ownAddress = (): string => {
  people += 1;
  return `198.${51 + Math.floor(people / 60_000)}.${Math.floor(people / 250) % 240}.${(people % 250) + 1}`;
};

/** A ticket for a mobile nobody has, and where its owner is. */
export async function prepareJoin(
  system: TestSystem,
  { deviceId, address }: Joining = {},
): Promise<{ registerTicket: string; asker: Required<Pick<Asker, 'deviceId' | 'address'>> }> {
  const own = ownAddress();
  // The digits are reversed, because consecutive numbers get only a few codes an hour.
  const mobile = `136${Array.from(String(people).padStart(8, '0')).toReversed().join('')}`;
  const asker = { deviceId: deviceId ?? `device-${mobile}`, address: address ?? own };
  await system.get(
    'sendAuthCode',
    { body: { mobile: await system.encrypted(mobile), purpose: 'login' } },
    asker,
  );
  const code = await system.codeOf(mobile);
  const body = { mobile: await system.encrypted(mobile), code: await system.encrypted(code) };
  const result = await system.get('loginBySms', { body }, asker);
  if (result.state !== 'unregistered') throw new Error('The mobile has an account');
  return { registerTicket: result.registerTicket, asker };
}

/** Asks to be made a member. */
export const registerAs = async (
  system: TestSystem,
  { registerTicket, asker }: { registerTicket: string; asker: Asker },
  inviteCode?: string,
) =>
  await system.call(
    'registerBySms',
    {
      body: {
        registerTicket,
        agreementVersion: AGREEMENT_VERSION,
        agreed: true,
        ...(inviteCode !== undefined && { inviteCode }),
      },
    },
    asker,
  );

/** Somebody who has just joined. */
export async function joinAs(system: TestSystem, joining: Joining = {}): Promise<TestMember> {
  const prepared = await prepareJoin(system, joining);
  const answered = await registerAs(system, prepared, joining.inviteCode);
  if (answered.code !== 200)
    throw new Error(`Registering was refused with ${answered.code}: ${answered.msg}`);
  const { token } = answered.data as DataOf<'registerBySms'>;
  const asker = { ...prepared.asker, token };
  const { id } = await system.get('getAccount', {}, asker);
  return { id, asker };
}

/** The code a member invites with. */
export const codeOf = async (system: TestSystem, { asker }: TestMember): Promise<string> =>
  (await system.get('getInvitation', {}, asker)).inviteCode;
