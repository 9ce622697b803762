import { errors } from '@yayan/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { codeOf, joinAs, ownAddress, prepareJoin, registerAs } from '../../../../test/invite/invite.ts';
import type { Asker } from '../../../../test/calls/call-operation.ts';
import { TestSystem } from '../../../../test/system/test-system.ts';
import { allTogether } from '../../../../test/together.ts';

const HOUR_MS = 3_600_000;
const WRONG = 'YA000000';
const { INVITE_CODE_INVALID, INVITE_TRIES_USED } = errors;

let system: TestSystem;
let inviteCode: string;
let networks = 0;
beforeAll(async () => {
  system = await TestSystem.start({ seeded: false });
  inviteCode = await codeOf(system, await joinAs(system));
});
afterAll(() => system.stop());
beforeEach(() => system.clock.advance(HOUR_MS));

/** A browser with a cookie of its own, as a script can have as many as it likes. */
const browserAt = (address: string): Asker => ({ address, deviceId: `browser-${(networks += 1)}` });
const check = async (asker: Asker, code = WRONG): Promise<number> =>
  (await system.call('checkInviteCode', { body: { inviteCode: code } }, asker)).code;
const open = async (asker: Asker, code: string): Promise<number> =>
  (await system.call('acceptInvite', { body: { inviteCode: code, channel: 'link' } }, asker)).code;

/** How many wrong codes a script with new browsers may try at these addresses. */
const wrongCodesAt = async (addresses: readonly string[]): Promise<number> => {
  let tried = 0;
  for (let count = 0; count < 200; count += 1) {
    const asker = browserAt(addresses[count % addresses.length] ?? '');
    const code = await (count % 2 === 0 ? check(asker) : open(asker, WRONG));
    if (code === INVITE_TRIES_USED.code) break;
    expect(code).toBe(INVITE_CODE_INVALID.code);
    tried += 1;
    // Otherwise the limits of calls end the script first.
    if (count % 30 === 29) system.clock.advance(60_000);
  }
  return tried;
};

describe('wrong invite codes are limited by network, however many cookies a script has (rule 4.29)', () => {
  test('an IPv4 address has 80 in an hour, and then says nothing about right ones either', async () => {
    const address = ownAddress();
    expect(await wrongCodesAt([address])).toBe(80);
    expect(await check(browserAt(address), inviteCode)).toBe(INVITE_TRIES_USED.code);
    expect(await open(browserAt(address), inviteCode)).toBe(INVITE_TRIES_USED.code);
    system.clock.advance(HOUR_MS);
    expect(await check(browserAt(address), inviteCode)).toBe(200);
  });

  test('the addresses of an IPv4 block share 120, and those of an IPv6 line 20, of its /56 40', async () => {
    expect(await wrongCodesAt([1, 2, 3, 4].map((last) => `192.0.2.${last}`))).toBe(120);
    expect(await wrongCodesAt([1, 2, 3].map((last) => `2001:db8:1:1::${last}`))).toBe(20);
    expect(await wrongCodesAt([1, 2, 3, 4].map((line) => `2001:db8:2:${line}::1`))).toBe(40);
  });

  test('right codes count nowhere: a hall of 120 opens one invitation, and one more typing error is told', async () => {
    const address = ownAddress();
    for (let group = 0; group < 4; group += 1) {
      const codes = await allTogether(30, () => open(browserAt(address), inviteCode));
      expect(new Set(codes)).toEqual(new Set([200]));
      system.clock.advance(60_000);
    }
    expect(await check(browserAt(address))).toBe(INVITE_CODE_INVALID.code);
  });

  test('a script that guesses in an office keeps nobody there from joining with a code', async () => {
    const address = ownAddress();
    const colleague = await joinAs(system, { address });
    await wrongCodesAt([address]);
    const friend = await joinAs(system, { address, inviteCode });
    expect((await system.get('getAccount', {}, friend.asker)).id).toBe(friend.id);
    const named = await system.call('enterInviteCode', { body: { inviteCode } }, colleague.asker);
    expect(named.code).toBe(200);
  });

  test('a register ticket has 5 wrong codes and then joins without one; a member has 10', async () => {
    const prepared = await prepareJoin(system);
    for (let count = 0; count < 5; count += 1)
      expect((await registerAs(system, prepared, WRONG)).code).toBe(INVITE_CODE_INVALID.code);
    expect((await registerAs(system, prepared, inviteCode)).code).toBe(INVITE_TRIES_USED.code);
    expect((await registerAs(system, prepared)).code).toBe(200);
    const { asker } = await joinAs(system);
    const name = async (code: string): Promise<number> =>
      (await system.call('enterInviteCode', { body: { inviteCode: code } }, asker)).code;
    for (let count = 0; count < 10; count += 1) expect(await name(WRONG)).toBe(INVITE_CODE_INVALID.code);
    expect(await name(inviteCode)).toBe(INVITE_TRIES_USED.code);
  });
});
