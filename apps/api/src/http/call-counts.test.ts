import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Asker } from '../../test/calls/call-operation.ts';
import { cast, TestSystem } from '../../test/system/test-system.ts';
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

describe('calls count by sign-in, and by address only without one (rule 1.14)', () => {
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
    expect(await letThrough(MOST + 20, () => system.call('listPoints', {}, member))).toBeLessThanOrEqual(
      MOST,
    );
    await letThrough(MOST, contact(member));
    expect(await system.outcome('getContact', {}, { address })).toBe('TOO_MANY');
  });

  test('a new sign-in of the same member has a limit of its own', async () => {
    const one = await signedIn(newAddress());
    const other = { ...(await system.signIn(cast.oldMember, 'another-device')), address: newAddress() };
    await letThrough(MOST + 5, contact(one));
    expect(await system.outcome('getContact', {}, one)).toBe('TOO_MANY');
    expect(await system.outcome('getContact', {}, other)).toBe('OK');
  });
});
