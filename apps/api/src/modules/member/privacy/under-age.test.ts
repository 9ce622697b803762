import { afterAll, beforeAll, expect, it } from 'vitest';
import { closeDue } from '../../../../test/member/closing.ts';
import { freshMobile, TestSystem } from '../../../../test/system/test-system.ts';
import { addDays, birthdayAfter, dayOf } from '../../../platform/calendar.ts';

let system: TestSystem;
beforeAll(async () => {
  system = await TestSystem.start();
});
afterAll(() => system.stop());

const DAY = 24 * 3_600_000;
const today = () => dayOf(system.clock.now());
/** The birthday of somebody who turns 14 tomorrow, and of somebody who turns 14 today. */
const tooYoung = (): string => addDays(birthdayAfter(today(), -14), 1);
const oldEnough = (): string => birthdayAfter(today(), -14);
const give = async (mobile: string, birthday: string): Promise<void> => {
  const body = { answers: [{ key: 'birthday', values: [birthday] }] };
  await system.get('saveProperties', { body }, await system.signIn(mobile));
};
const closesAt = async (mobile: string) =>
  (await system.get('getAccountClosing', {}, await system.signIn(mobile))).closesAt;

it('rule 2.28: a birthday under 14 deletes the account after 7 days, whoever signs in meanwhile', async () => {
  const mobile = freshMobile(1);
  const { id } = await system.get('getAccount', {}, await system.signIn(mobile));
  await give(mobile, tooYoung());
  const member = await system.signIn(mobile);
  const closing = await system.get('getAccountClosing', {}, member);
  expect(Date.parse(closing.closesAt ?? '') - Date.parse(closing.requestedAt ?? '')).toBe(7 * DAY);
  expect((await system.call('cancelAccountClosing', {}, member)).code).toBe(21_014);
  expect((await system.get('checkHome', {}, member)).attention).toContainEqual(
    expect.objectContaining({ kind: 'closing', detail: expect.stringContaining('监护人') }),
  );
  system.clock.advance(8 * DAY);
  await closeDue(system);
  expect((await system.get('getAccount', {}, await system.signIn(mobile))).id).not.toBe(id);
});

it('rule 2.28: a corrected birthday ends that deletion, and 14 today is old enough', async () => {
  const mobile = freshMobile(2);
  await give(mobile, oldEnough());
  expect(await closesAt(mobile)).toBeNull();
  await give(mobile, tooYoung());
  const first = await closesAt(mobile);
  system.clock.advance(DAY);
  await give(mobile, addDays(birthdayAfter(today(), -14), 2));
  // Another birthday under 14 doesn't start the days anew.
  expect(await closesAt(mobile)).toBe(first);
  await give(mobile, oldEnough());
  expect(await closesAt(mobile)).toBeNull();
});
