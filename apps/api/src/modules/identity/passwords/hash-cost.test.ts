import { errors } from '@yayan/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { answerTimes, timesApart } from '../../../../test/calls/answer-times.ts';
import { runs, timeFor } from '../../../../test/runs.ts';
import { freshMobile, type TestSystem } from '../../../../test/system/test-system.ts';
import { asInProduction } from '../../../../test/identity/real-hash-cost.ts';
import { TestAccounts } from '../../../../test/identity/test-accounts.ts';

const PASSWORD = 'nong-fu-2026';
const OTHER = 'qing-quan-26';
const ROUNDS = runs(27, 2_000);

let accounts: TestAccounts;
let system: TestSystem;
let mobiles = 0;
let addresses = 0;
const newMobile = (): string => freshMobile((mobiles += 1));
const newAddress = (): string => `198.51.${Math.floor((addresses += 1) / 250)}.${addresses % 250}`;

beforeAll(async () => {
  accounts = await TestAccounts.start(asInProduction);
  ({ system } = accounts);
});
afterAll(() => system.stop());

async function withPassword(): Promise<string> {
  const mobile = newMobile();
  await accounts.setPassword(PASSWORD, mobile, await system.signIn(mobile));
  return mobile;
}

test('passwords are stored as argon2id hashes', async () => {
  await withPassword();
  const rows = await system.platform.database.read.selectFrom('passwords').selectAll().execute();
  for (const { hash } of rows) expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(JSON.stringify(rows)).not.toContain(PASSWORD);
});

test(
  'A9 enumeration: an unknown mobile, a member without a password and a wrong password get the same answer in the same time',
  async () => {
    const known = await withPassword();
    const without = newMobile();
    await system.signIn(without);
    const bodies = new Set<string>();
    const ask = (mobileOf: () => string) => async (round: number) => {
      // A mobile may have ten wrong passwords in an hour.
      if (round % 9 === 0) system.clock.advance(1_200_000);
      const sealed = { mobile: accounts.encrypt(mobileOf()), password: accounts.encrypt(OTHER) };
      const asker = { address: newAddress() };
      const { status, code, msg, data } = await system.call('loginByPassword', { body: sealed }, asker);
      bodies.add(JSON.stringify({ status, code, msg, data }));
    };
    const times = await answerTimes(ROUNDS, [ask(() => known), ask(() => without), ask(newMobile)]);
    expect([...bodies]).toEqual([
      JSON.stringify({
        status: 200,
        code: errors.PASSWORD_WRONG.code,
        msg: errors.PASSWORD_WRONG.msg,
        data: null,
      }),
    ]);
    const [members = [], ...others] = times;
    for (const other of others) {
      const apart = timesApart(other, members);
      // A check without hashing would be about 30 ms faster each time: |z| above 6.
      expect(Math.abs(apart.z), JSON.stringify(apart)).toBeLessThan(3.5);
      // On a busy machine, medians of few calls mean nothing.
      if (ROUNDS > 500) expect(apart.gap).toBeLessThan(5);
    }
  },
  timeFor(ROUNDS, 900),
);
