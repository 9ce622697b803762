import type { DataOf, OperationId } from '@yayan/contract';
import type { FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createApp } from '../../app.ts';
import { readConfig } from '../../platform/config/config.ts';
import { seed } from '../../../demo/seed.ts';
import { type CallInput, callOperation } from '../../../test/calls/call-operation.ts';
import { openCrowdAccounts, signInCrowd } from '../../../test/members/crowd.ts';
import { commands } from '../commands.ts';
import { commandOutcome } from '../../../test/commands/command-outcome.ts';
import { type CommandWorld, commandWorld } from '../../../test/commands/command-world.ts';
import { withPlatform } from '../runner/with-platform.ts';

const paipai = 'Pai2zAo5cAn9';
const trial = 'Ying7yOng3Sw';
/** Long, because each step opens and closes a whole server, like a command. */
const PATIENCE_MS = 120_000;
/** The coins that each member of the crowd starts with. */
const BEFORE = 1_000_000;

let world: CommandWorld;
let token: string;
beforeAll(async () => {
  world = await commandWorld();
  await withPlatform(readConfig(world.env), async (platform) => {
    await seed(platform);
    await openCrowdAccounts(platform, 1);
    token = (await signInCrowd(platform, 1))[0]?.token ?? '';
  });
});
afterAll(() => world.end());

/** A member's calls to a server that runs only for these calls, because a command must have the database alone. */
interface Visit {
  get: <Id extends OperationId>(id: Id, asked?: CallInput<Id>) => Promise<DataOf<Id>>;
  upload: (color: string) => Promise<string>;
}

const visit = <T>(work: (member: Visit) => Promise<T>): Promise<T> =>
  withPlatform(readConfig(world.env), async (platform) => {
    const app = await createApp(platform);
    await app.start({ work: false });
    await app.server.ready();
    const get: Visit['get'] = async (id, asked = {}) => {
      const { code, msg, data } = await callOperation(app.server, id, asked, {
        token,
        deviceId: 'review-test',
      });
      if (code !== 200) throw new Error(`${id} was refused with ${code}: ${msg}`);
      return data as DataOf<typeof id>;
    };
    return await work({ get, upload: (color) => upload(app.server, get, color) });
  });

/** Uploads a photo like the site. Resolves to the key that the member submits. */
async function upload(server: FastifyInstance, get: Visit['get'], color: string): Promise<string> {
  const content = await sharp({ create: { width: 64, height: 64, channels: 3, background: color } })
    .jpeg()
    .toBuffer();
  const query = { module: 'task', extension: 'jpg', size: content.length };
  const { url, form } = await get('getUploadPolicy', { query });
  const body = new FormData();
  for (const [name, value] of Object.entries(form)) body.append(name, value);
  body.append('file', new Blob([Uint8Array.from(content)]), '早餐.jpg');
  const encoded = new Response(body);
  const sent = await server.inject({
    method: 'POST',
    url,
    headers: { 'content-type': encoded.headers.get('content-type') ?? '' },
    payload: Buffer.from(await encoded.arrayBuffer()),
  });
  expect(sent.statusCode).toBe(200);
  return form['key'] ?? '';
}

const review = (...args: string[]) => commandOutcome(commands, ['task', 'review', ...args], world.env);

const begin = async ({ get }: Visit, hashId: string): Promise<string> =>
  (await get('startParticipation', { body: { taskHashId: hashId } })).sessionId;

it(
  'photos are uploaded with a policy, wait for review until a promised day, and are paid once approved',
  async () => {
    const session = await visit(async (member) => {
      const id = await begin(member, paipai);
      const keys = [await member.upload('#4a7'), await member.upload('#74a')];
      const photos = keys.map((key) => ({ key, caption: '今早的豆浆和油条' }));
      await member.get('submitTaskActivity', { params: { hashId: paipai }, body: { text: '', photos } });
      const { items } = await member.get('listTaskRecords');
      expect(items[0]).toMatchObject({
        state: 'open',
        review: { awaits: 'proof' },
        keptUntil: null,
        coins: 0,
      });
      const days = (Date.parse(items[0]?.review?.by ?? '') - Date.now()) / 86_400_000;
      expect(days).toBeGreaterThan(2.9);
      expect(days).toBeLessThanOrEqual(3);
      return id;
    });
    const { out } = await review('list');
    expect(out).toContain(`${session}  reviewing  by `);
    expect(out).toContain('今早的豆浆和油条');
    expect(await review('approve', session)).toMatchObject({ code: 1, err: expect.stringContaining('--by') });
    expect(await review('return', session, '--by', '小林')).toMatchObject({ code: 1 });
    expect(await review('approve', session, '照片很清楚', '--by', '小林')).toMatchObject({ code: 0 });
    expect(await review('reject', session, '反悔', '--by', '小王')).toMatchObject({ code: 1 });
    await visit(async ({ get }) => {
      expect((await get('getAccount')).coins).toBe(BEFORE + 80);
      const { items } = await get('listTaskRecords');
      expect(items[0]).toMatchObject({ result: 1, coins: 80, review: null });
    });
  },
  PATIENCE_MS,
);

it(
  'a trial: an operator approves the application, returns the proof once, then approves it and the member is paid',
  async () => {
    const hashId = trial;
    const session = await visit(async (member) => {
      const id = await begin(member, hashId);
      const body = { text: '我每天用备忘录记账，想试试更省事的办法', photos: [] };
      await member.get('submitTaskActivity', { params: { hashId }, body });
      expect((await member.get('listTaskRecords')).items[0]?.review).toMatchObject({ awaits: 'application' });
      return id;
    });
    expect(await review('approve', session, '欢迎试用', '--by', '小林')).toMatchObject({ code: 0 });
    const handIn = () =>
      visit(async (member) => {
        expect((await member.get('listTaskRecords')).items[0]?.review).toBeNull();
        const photos = [{ key: await member.upload('#a47'), caption: '记账首页' }];
        const body = { text: '记了一周，分类很清楚，导出也方便；希望能记住常用的店。'.repeat(2), photos };
        await member.get('submitTaskActivity', { params: { hashId }, body });
        expect((await member.get('listTaskRecords')).items[0]?.review).toMatchObject({ awaits: 'proof' });
      });
    await handIn();
    expect(await review('return', session, '截图看不清，请再拍一张', '--by', '小林')).toMatchObject({
      code: 0,
    });
    await visit(async ({ get }) => {
      const activity = await get('getTaskActivity', { params: { hashId } });
      expect(activity).toMatchObject({ state: 'doing', note: '截图看不清，请再拍一张', review: null });
    });
    await handIn();
    expect(await review('approve', session, '--by', '小王')).toMatchObject({ code: 0 });
    await visit(async ({ get }) => {
      expect((await get('getAccount')).coins).toBe(BEFORE + 380);
      expect(await get('getTaskActivity', { params: { hashId } })).toMatchObject({
        state: 'ended',
        review: null,
      });
    });
  },
  PATIENCE_MS,
);
