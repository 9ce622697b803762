import type { DataOf } from '@yayan/contract';
import type { Asker } from '../calls/call-operation.ts';
import type { TestSystem } from '../system/test-system.ts';
import { AGREEMENT_VERSION } from '../../src/modules/legal/module.ts';
import { createRegisterTickets } from '../../src/modules/identity/account/register-tickets.ts';

/** The origin of a person who joins, and the inviter's code. */
export interface JoinOrigin {
  inviteCode?: string;
  deviceId?: string;
  address?: string;
}

/** A member in these tests. */
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

/** A ticket for an unused mobile, as after entering a code, and its owner's origin. Other tests cover codes. */
export async function prepareJoin(
  system: TestSystem,
  { deviceId, address }: JoinOrigin = {},
): Promise<{ registerTicket: string; asker: Required<Pick<Asker, 'deviceId' | 'address'>> }> {
  const own = ownAddress();
  const mobile = `136${String(people).padStart(8, '0')}`;
  const asker = { deviceId: deviceId ?? `device-${mobile}`, address: address ?? own };
  return { registerTicket: await createRegisterTickets(system.platform).issue(mobile), asker };
}

/** Calls the registration. */
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

/** A person who has just joined. */
export async function joinAs(system: TestSystem, joining: JoinOrigin = {}): Promise<TestMember> {
  const prepared = await prepareJoin(system, joining);
  const answered = await registerAs(system, prepared, joining.inviteCode);
  if (answered.code !== 200)
    throw new Error(`Registering was refused with ${answered.code}: ${answered.msg}`);
  const { token } = answered.data as DataOf<'registerBySms'>;
  const asker = { ...prepared.asker, token };
  const { id } = await system.get('getAccount', {}, asker);
  return { id, asker };
}

/** A member's invitation code. */
export const codeOf = async (system: TestSystem, { asker }: TestMember): Promise<string> =>
  (await system.get('getInvitation', {}, asker)).inviteCode;
