import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Asker } from '../../test/calls/call-operation.ts';
import { cast, TestSystem } from '../../test/system/test-system.ts';
import { crowdOf, joinAll, openSite, outcomesOf, type Person } from '../../test/system/crowd-of.ts';
import { allTogether } from '../../test/together.ts';

const MOST = 100;

let system: TestSystem;
let addresses = 0;
const newAddress = (): string => `198.51.100.${(addresses += 1)}`;

beforeAll(async () => {
  system = await TestSystem.start({ environment: { CALLS_A_MINUTE: String(MOST) } });
});
afterAll(() => system.stop());

const signedIn = async (address: string): Promise<Asker> => {
  system.clock.advance(24 * 3_600_000); // Codes of a mobile are limited for each day.
  return {
    ...(await system.signIn(cast.oldMember, `device-${address}`)),
    address,
  };
};

/** How many of `count` calls, one after another, were let through. */
const letThrough = async (calls: number, call: () => Promise<{ status: number }>): Promise<number> => {
  let through = 0;
  for (let count = 0; count < calls; count += 1) through += (await call()).status === 429 ? 0 : 1;
  return through;
};
const contact = (asker: Asker) => () => system.call('getContact', {}, asker);

describe('calls count by sign-in, then by browser, and by address only without either (rule 1.14)', () => {
  test('a stranger who uses up an address shuts out no member behind it', async () => {
    const address = newAddress();
    const member = await signedIn(address);
    expect(await letThrough(MOST + 20, contact({ address }))).toBe(MOST);
    expect(await system.outcome('listPoints', {}, member)).toBe('OK');
    expect(await system.outcome('checkIn', { body: {}, idempotencyKey: system.key() }, member)).not.toBe(
      'TOO_MANY',
    );
  });

  test('a sign-in has the limit for itself, on public calls too, from whichever address', async () => {
    const member = await signedIn(newAddress());
    expect(await letThrough(MOST - 10, contact(member))).toBe(MOST - 10);
    const elsewhere = { ...member, address: newAddress() };
    const raced = await allTogether(20, () => system.call('listPoints', {}, elsewhere));
    expect(raced.filter(({ status }) => status === 200)).toHaveLength(10);
    expect(await system.outcome('listPoints', {}, member)).toBe('TOO_MANY');
    expect(await system.outcome('listPoints', {}, await signedIn(newAddress()))).toBe('OK');
  });

  test('invented tokens, and tokens that are over, count by their address', async () => {
    const address = newAddress();
    const member = await signedIn(address);
    const invented = { address, token: `${String(member.token).slice(0, -3)}AAA` };
    expect(await letThrough(10, () => system.call('listPoints', {}, invented))).toBe(10);
    await system.get('logout', {}, member);
    system.clock.advance(1_000);
    const over = { ...member, browser: null };
    expect(await letThrough(MOST + 20, () => system.call('listPoints', {}, over))).toBeLessThanOrEqual(MOST);
    await letThrough(MOST, contact(over));
    expect(await system.outcome('getContact', {}, { address })).toBe('TOO_MANY');
  });

  test('a new sign-in of the same member has a limit of its own', async () => {
    const one = await signedIn(newAddress());
    const other = { ...(await system.signIn(cast.oldMember, 'another-device')), address: newAddress() };
    await letThrough(MOST + 5, contact(one));
    expect(await system.outcome('getContact', {}, one)).toBe('TOO_MANY');
    expect(await system.outcome('getContact', {}, other)).toBe('OK');
  });

  test('a browser with our cookie has the limit for itself, and one with an invented cookie has none', async () => {
    const address = newAddress();
    await letThrough(MOST + 5, contact({ address }));
    const browser = { address, deviceId: 'browser-of-an-office' };
    expect(await letThrough(MOST + 20, contact(browser))).toBe(MOST);
    const headers = { cookie: `yayan-browser=${'a'.repeat(22)}.AAAA.${'a'.repeat(22)}` };
    const { status } = await system.call('getContact', { headers }, { address });
    expect(status).toBe(429);
  });

  test('all browsers of a network together have five times its limit', async () => {
    const address = newAddress();
    let through = 0;
    for (let browser = 0; browser < 6; browser += 1)
      through += await letThrough(MOST, contact({ address, deviceId: `browser-${browser}-of-many` }));
    expect(through).toBe(5 * MOST);
  });

  test('a call with a limit of its own has it for each browser, and five times for those of a line', async () => {
    const address = newAddress();
    const opening = (browser: number) => () =>
      system.call(
        'checkInviteCode',
        { body: { inviteCode: 'YA7K2M9X' } },
        { address, deviceId: `browser-${browser}-of-a-class` },
      );
    // The document allows 30 a minute.
    expect(await letThrough(35, opening(0))).toBe(30);
    let others = 0;
    for (let browser = 1; browser <= 6; browser += 1) others += await letThrough(25, opening(browser));
    expect(others).toBeLessThanOrEqual(120);
    expect(others).toBeGreaterThan(100);
  });

  test('a browser that was signed in goes on renewing while others use up what their network has', async () => {
    const address = newAddress();
    const member = await signedIn(address);
    await system.get('listPoints', {}, member);
    for (let browser = 0; browser < 6; browser += 1)
      await letThrough(MOST, contact({ address, deviceId: `browser-${browser}-of-a-script` }));
    const { token: _token, ...renewing } = member;
    const forged = { body: { refreshToken: `yr1_${'A'.repeat(43)}` } };
    expect(await system.outcome('refreshToken', forged, { address, deviceId: 'a-new-browser' })).toBe(
      'TOO_MANY',
    );
    expect(await system.outcome('refreshToken', forged, renewing)).toBe('UNAUTHORISED');
  });

  test('a stranger who calls in a loop shuts out nobody who signs in or renews at that address', async () => {
    const address = newAddress();
    const people = crowdOf(2, () => address);
    await openSite(system, people);
    await letThrough(MOST, contact({ address, browser: null }));
    expect(await system.outcome('getContact', {}, { address, browser: null })).toBe('TOO_MANY');
    await joinAll(system, people);
    for (const person of people) delete person.asker.token;
    const renewal = ({ refreshToken }: Person) => ({ body: { refreshToken } });
    expect(await outcomesOf(system, people, 'refreshToken', renewal)).toEqual(['OK']);
  });
});
