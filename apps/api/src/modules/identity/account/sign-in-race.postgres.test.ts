import { afterAll, beforeAll, expect, test } from 'vitest';
import { meetTransaction } from '../../../../test/database/meet-transaction.ts';
import { putMobile } from '../members/contact-store.ts';
import { eraseIdentity } from './personal-data.ts';
import { startTestIdentity, testMobile, type TestIdentity } from '../../../../test/identity/test-identity.ts';

let system: TestIdentity;
beforeAll(async () => {
  system = await startTestIdentity();
});
afterAll(() => system.stop());

type Change = Parameters<TestIdentity['platform']['database']['transaction']>[0];

/** Runs `change` of a member while a sign-in with their code is running, and resolves to the sign-in's outcome. */
async function signInDuring(mobile: string, memberId: string, change: Change): Promise<unknown> {
  system.clock.advance(61_000);
  await system.sendCode(mobile);
  const code = await system.lastCode(mobile);
  return await meetTransaction(
    system.platform.database,
    change,
    () => system.login(mobile, code),
    (tx) => system.identity.sessions.endAll(tx, { memberId }),
  );
}

test.each([
  [
    'the member is erased',
    (memberId: string): Change =>
      async (tx) => {
        await eraseIdentity(tx, system.platform.cipher, memberId, system.clock.now());
      },
  ],
  [
    'the mobile is changed',
    (memberId: string): Change =>
      async (tx) => {
        const { cipher } = system.platform;
        const mobile = testMobile(900);
        await putMobile(tx, memberId, {
          mobile_sealed: cipher.seal(mobile),
          mobile_index: cipher.blindIndex(mobile),
        });
      },
  ],
] as const)(
  'race: %s waits for a sign-in that is under way, and leaves no session',
  async (what, changeOf) => {
    const mobile = testMobile(what.length);
    const { token } = await system.register(await system.ticketFor(mobile));
    const caller = await system.identity.sessions.authenticate(token);
    const memberId = caller?.kind === 'member' ? caller.memberId : '';
    expect(await signInDuring(mobile, memberId, changeOf(memberId))).toMatchObject({ state: 'unregistered' });
    expect(await system.identity.sessions.list(memberId)).toEqual([]);
  },
);
