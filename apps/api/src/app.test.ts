import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cast, freshMobile, TestSystem } from '../test/system/test-system.ts';

let system: TestSystem;

beforeAll(async () => {
  system = await TestSystem.start();
});

afterAll(() => system.stop());

describe('a new member', () => {
  test('signs up by code, checks in once, and finds the coins in the ledger', async () => {
    const member = await system.signIn(freshMobile(1));
    const before = await system.get('getAccount', {}, member);
    expect(before).toMatchObject({ coins: 0, quality: 80, isNew: true });
    const key = system.key();
    const receipt = await system.get('checkIn', { body: {}, idempotencyKey: key }, member);
    expect(await system.get('checkIn', { body: {}, idempotencyKey: key }, member)).toEqual(receipt);
    const again = await system.call('checkIn', { body: {}, idempotencyKey: system.key() }, member);
    expect(again.code).toBe(23001);
    const points = await system.get('listPoints', {}, member);
    expect(points.available).toBe(5);
    expect(points.items).toMatchObject([{ amount: 5, cause: { kind: 'checkin' } }]);
    expect((await system.get('getAccount', {}, member)).coins).toBe(5);
  });

  test('answers a questionnaire and is paid once', async () => {
    const member = await system.signIn(freshMobile(2));
    const wall = await system.get('listTasks', {}, member);
    const short = wall.items.find(({ title }) => title.includes('早餐'));
    expect(short, wall.items.map(({ title }) => title).join()).toBeDefined();
  });
});

test('a member token opens no group, and a group token no member call', async () => {
  const member = await system.signIn(cast.oldMember);
  expect((await system.call('getGroupMe', {}, member)).code).toBe(403);
  const host = await system.signInToGroup('t7Kq2mX9bLpR', cast.host);
  expect((await system.call('getAccount', {}, host)).code).toBe(403);
  expect((await system.get('getGroupMe', {}, host)).identity.role).toBe(1);
});
