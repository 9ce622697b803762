import { expect, it } from 'vitest';
import { consoleCall } from '../../../test/operator/console-calls.ts';
import { openConsole } from '../../../test/operator/open-console.ts';
import type { Plan } from '../../platform/audit/act.ts';
import { DEMO_MEMBERS } from '../identity/module.ts';
import { rewardActs } from '../reward/module.ts';
import type { RuleNumberName } from './module.ts';

const { system, admin, admin2: other } = await openConsole('admin', 'admin2');

const set = async (name: RuleNumberName, value: number): Promise<void> => {
  const { data } = await consoleCall(
    system,
    'setRuleNumber',
    { params: { name }, body: { input: { value, holdsFrom: null }, reason: '试一试' }, key: system.key() },
    admin,
  );
  const { outcome } = await consoleCall(
    system,
    'agreeToRequest',
    { params: { id: data.id ?? '' }, body: { reason: '看过' } },
    other,
  );
  expect(outcome).toBe('OK');
};

const platform = () => system.platform;
const read = () => platform().database.read;

let asked = 0;
const sendCode = async (mobile: string, from: { deviceId: string; address: string }) => {
  const input = { body: { mobile: await system.encrypted(mobile), purpose: 'login' as const } };
  const { code } = await system.call('sendAuthCode', input, from);
  system.clock.advance(61_000);
  return code;
};
const newOrigin = () => ({ deviceId: `limit-device-${(asked += 1)}`, address: `10.77.${asked}.1` });
const newMobile = () => `138${String(10_000_000 + (asked += 1) * 10_000)}`;

/** How many of `tries` codes were sent. */
const sentOf = async (tries: number, next: (at: number) => Promise<number>): Promise<number> => {
  let sent = 0;
  for (let at = 0; at < tries; at += 1) sent += (await next(at)) === 200 ? 1 : 0;
  return sent;
};

it('14.80 a mobile and a device get as many codes a day as operators set, from then on', async () => {
  const mobile = newMobile();
  const toMobile = async () => await sendCode(mobile, newOrigin());
  const device = newOrigin();
  const fromDevice = async () => await sendCode(newMobile(), device);
  expect(await sentOf(3, toMobile)).toBe(3);
  await set('codesAMobile', 4);
  expect(await sentOf(2, toMobile)).toBe(1);
  await set('codesADevice', 5);
  expect(await sentOf(6, fromDevice)).toBe(5);
});

it('14.80 an address gets four times as many codes an hour as a line', async () => {
  await set('codesALine', 10);
  const address = '10.78.0.1';
  const sends = async (at: number) =>
    await system
      .call(
        'sendAuthCode',
        { body: { mobile: await system.encrypted(newMobile()), purpose: 'login' } },
        { deviceId: `line-device-${at}`, address },
      )
      .then(({ code }) => code);
  expect(await sentOf(42, sends)).toBe(40);
});

it.each<[RuleNumberName, (memberId: string, amount: number) => Promise<Plan>]>([
  [
    'coinsAlone',
    async (memberId, coins) =>
      await rewardActs.correctMemberCoins.plan(platform(), read(), { memberId, coins }),
  ],
  [
    'qualityAlone',
    async (memberId, points) =>
      await rewardActs.changeMemberQuality.plan(platform(), read(), {
        memberId,
        points,
        rule: '规则',
        days: null,
      }),
  ],
  [
    'creditAlone',
    async (memberId, points) =>
      await rewardActs.changeMemberCredit.plan(platform(), read(), { memberId, points }),
  ],
])('14.80 %s says above what a second person must agree, from then on', async (name, plan) => {
  const { id } = DEMO_MEMBERS.oldMember;
  await set(name, 7);
  expect([(await plan(id, 7)).permission, (await plan(id, 8)).permission]).toEqual([
    'coins.small',
    'coins.large',
  ]);
});
