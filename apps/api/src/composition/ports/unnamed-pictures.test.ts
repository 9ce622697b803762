import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { consoleCall, type ConsoleSession, signInOperator } from '../../../test/operator/console-calls.ts';
import { TestSystem } from '../../../test/system/test-system.ts';

const DAY_MS = 24 * 3_600_000;

let system: TestSystem;
let editor: ConsoleSession;
beforeAll(async () => {
  system = await TestSystem.start();
});
afterAll(() => system.stop());

const add = async (background: string): Promise<string> => {
  editor = await signInOperator(system, 'admin');
  const made = await sharp({ create: { width: 90, height: 60, channels: 3, background } })
    .png()
    .toBuffer();
  const body = { content: made.toString('base64') };
  return (await consoleCall(system, 'addContentPicture', { body }, editor)).data.address;
};
const isThere = async (address: string): Promise<boolean> =>
  (await system.app.server.inject({ url: address })).statusCode === 200;
/** The nightly job, some days later. */
const sweepAfter = async (days: number): Promise<void> => {
  system.clock.advance(days * DAY_MS);
  const signal = new AbortController().signal;
  await system.platform.jobs.handlerOf('file.sweep-pictures')?.({}, { id: 'cron', attempt: 0, signal });
  await system.runJobs();
};
const BENEFIT = 'bVm2k7xR4pLs';
const show = async (gallery: string[]): Promise<void> => {
  // Days pass, and sessions end.
  editor = await signInOperator(system, 'admin');
  const body = { input: { cover: null, coverDark: null, gallery }, reason: '' };
  const call = { params: { id: BENEFIT }, body, key: system.key() };
  expect((await consoleCall(system, 'setBenefitPictures', call, editor)).outcome).toBe('OK');
};

it('11.8 a picture that nothing has named for 30 days is removed, and one of a draft or a benefit stays', async () => {
  const [unused, drafted, shown] = [await add('#c33'), await add('#3c3'), await add('#33c')];
  await show([shown]);
  const params = { kind: 'banner', id: '0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607' };
  const body = { text: JSON.stringify({ kind: 'banner', image: drafted }), version: 0 };
  expect((await consoleCall(system, 'saveContentDraft', { params, body }, editor)).outcome).toBe('OK');
  await sweepAfter(29);
  expect([await isThere(unused), await isThere(drafted), await isThere(shown)]).toEqual([true, true, true]);
  await sweepAfter(2);
  expect([await isThere(unused), await isThere(drafted), await isThere(shown)]).toEqual([false, true, true]);
});

it('11.8 the 30 days begin when the last name is gone, and anew when the picture is added again', async () => {
  const address = await add('#cc3');
  await show([address]);
  await sweepAfter(40);
  await show([]);
  await sweepAfter(1);
  await sweepAfter(20);
  expect(await add('#cc3')).toBe(address);
  await sweepAfter(20);
  expect(await isThere(address)).toBe(true);
  await sweepAfter(11);
  expect(await isThere(address)).toBe(false);
});

it('11.8 a picture that only an example of a task names stays, until the example is taken away', async () => {
  const PHOTOS = 'Pai2zAo5cAn9';
  const address = await add('#3cc');
  const set = async (proof: { picture: string; caption: string; kind: 'good' | 'bad' }[]) => {
    editor = await signInOperator(system, 'admin');
    const call = { params: { id: PHOTOS }, body: { input: { application: [], proof } }, key: system.key() };
    expect((await consoleCall(system, 'setTaskExamples', call, editor)).outcome).toBe('OK');
  };
  await set([{ picture: address, caption: '食物完整', kind: 'good' }]);
  await sweepAfter(40);
  expect(await isThere(address)).toBe(true);
  await set([]);
  await sweepAfter(1);
  await sweepAfter(31);
  expect(await isThere(address)).toBe(false);
});
