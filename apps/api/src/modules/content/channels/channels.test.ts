import { afterAll, beforeAll, expect, test } from 'vitest';
import { errors } from '@yayan/contract';
import { freshMobile, TestSystem } from '../../../../test/system/test-system.ts';
import { allChannels, channelSchema, publishChannel, stopChannel } from './channels.ts';

let system: TestSystem;
beforeAll(async () => {
  system = await TestSystem.start({ seeded: false });
});
afterAll(() => system.stop());

const page = (code: string) =>
  channelSchema.parse({
    code,
    title: '和同学一起，说说你的日常',
    lead: '认真作答，得到金币',
    points: [{ title: '先写明报酬', text: '每个任务都先写明金币和用时' }],
  });
const publish = async (code: string) => await publishChannel(system.platform, page(code), { by: '林晓' });
const arrive = async (channel: string, deviceId: string) =>
  await system.call('arriveByChannel', { body: { channel } }, { deviceId });
const counted = async (code: string) => {
  const found = (await allChannels(system.platform)).find((channel) => channel.code === code);
  return [found?.visits, found?.joins];
};

test('a visit is counted once for each browser, and who joins in it once', async () => {
  await publish('campus-2026');
  const first = await arrive('campus-2026', 'device-of-channel-1');
  expect(first.data).toMatchObject({
    channel: 'campus-2026',
    title: '和同学一起，说说你的日常',
    endsAt: null,
  });
  await arrive('campus-2026', 'device-of-channel-1');
  await arrive('campus-2026', 'device-of-channel-2');
  expect(await counted('campus-2026')).toEqual([2, 0]);
  await system.signIn(freshMobile(801), 'device-of-channel-1');
  expect(await counted('campus-2026')).toEqual([2, 1]);
  await system.signIn(freshMobile(802), 'device-of-channel-1');
  expect(await counted('campus-2026')).toEqual([2, 1]);
});

test('the last channel before joining counts, for 30 days', async () => {
  await publish('first');
  await publish('second');
  await arrive('first', 'device-of-channel-3');
  await arrive('second', 'device-of-channel-3');
  await arrive('first', 'device-of-channel-4');
  await system.signIn(freshMobile(803), 'device-of-channel-3');
  expect([await counted('first'), await counted('second')]).toEqual([
    [2, 0],
    [1, 1],
  ]);
  system.clock.advance(31 * 86_400_000);
  await system.signIn(freshMobile(804), 'device-of-channel-4');
  expect(await counted('first')).toEqual([2, 0]);
});

test('an unknown or ended channel has no page', async () => {
  expect((await arrive('nobody', 'device-of-channel-5')).code).toBe(errors.NOT_FOUND.code);
  await publish('ending');
  await stopChannel(system.platform, 'ending');
  expect((await arrive('ending', 'device-of-channel-5')).code).toBe(errors.NOT_FOUND.code);
  await expect(stopChannel(system.platform, 'ending')).rejects.toThrow('runs or waits');
});

test('publishing again changes the page and keeps what was counted', async () => {
  await publish('again');
  await arrive('again', 'device-of-channel-6');
  await publishChannel(system.platform, { ...page('again'), title: '新的标题' }, { by: '林晓' });
  expect(await counted('again')).toEqual([1, 0]);
  expect((await arrive('again', 'device-of-channel-6')).data).toMatchObject({ title: '新的标题' });
});
