import { errors } from '@yayan/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freshMobile, TestSystem } from '../../../../../test/system/test-system.ts';
import { allTogether } from '../../../../../test/together.ts';
import { startHosting } from '../../../../../test/group/hosting.ts';

let system: TestSystem;
beforeAll(async () => {
  system = await TestSystem.start({ seeded: false });
});
afterAll(() => system.stop());

describe('rule 6.32: how a host gets to the pages for hosts', () => {
  it('a ticket buys a session that lists and makes groups, and reaches nothing else of the member', async () => {
    const { host, groupId } = await startHosting(system);
    const { ticket } = await system.get('createHostingTicket', {}, host);
    const { token } = await system.get('loginHosting', { body: { ticket } });
    const hosting = { token };
    expect((await system.get('listHostedGroups', {}, hosting)).items.map(({ id }) => id)).toEqual([groupId]);
    expect(await system.get('getHostingAccess', {}, hosting)).toEqual({ isHost: true });
    const refused = [
      await system.call('getAccount', {}, hosting),
      await system.call('createHostingTicket', {}, hosting),
      await system.call('listDevices', {}, hosting),
      await system.call('getGroupMe', {}, hosting),
    ];
    expect(refused.map(({ code }) => code)).toEqual(refused.map(() => errors.FORBIDDEN.code));
    await system.get('logout', {}, hosting);
    expect((await system.call('listHostedGroups', {}, hosting)).status).toBe(401);
    expect((await system.call('getAccount', {}, host)).code).toBe(200);
  });

  it('a refreshed session reaches no further', async () => {
    const { host } = await startHosting(system);
    const { ticket } = await system.get('createHostingTicket', {}, host);
    const { refreshToken } = await system.get('loginHosting', { body: { ticket } });
    const { token } = await system.get('refreshToken', { body: { refreshToken } });
    expect((await system.call('listHostedGroups', {}, { token })).code).toBe(200);
    expect((await system.call('getAccount', {}, { token })).code).toBe(errors.FORBIDDEN.code);
  });

  it('a ticket works once and for 60 seconds, and only hosts get one', async () => {
    const { host } = await startHosting(system);
    const enter = async (ticket: string) => (await system.call('loginHosting', { body: { ticket } })).code;
    const { ticket } = await system.get('createHostingTicket', {}, host);
    const codes = await allTogether(5, () => enter(ticket));
    expect(codes.toSorted((a, b) => a - b)).toEqual([
      200,
      ...Array.from({ length: 4 }, () => errors.HOST_TICKET_INVALID.code),
    ]);
    const { ticket: late } = await system.get('createHostingTicket', {}, host);
    system.clock.advance(60_000);
    expect(await enter(late)).toBe(errors.HOST_TICKET_INVALID.code);
    const member = await system.signIn(freshMobile(1));
    expect((await system.call('createHostingTicket', {}, member)).code).toBe(errors.NOT_A_HOST.code);
    expect(await system.get('getHostingAccess', {}, member)).toEqual({ isHost: false });
  });
});
