import { readdir } from 'node:fs/promises';
import { request } from 'node:http';
import { join } from 'node:path';
import type { ErrorName, OperationId, UploadModule } from '@yayan/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { photo } from '../../test/file/upload-world.ts';
import { fileOf } from '../../test/group/attachment-world.ts';
import { type Hosting, startHosting } from '../../test/group/hosting.ts';
import { uploadAsHost, uploadTo } from '../../test/group/upload-files.ts';
import type { CallInput, Asker } from '../../test/calls/call-operation.ts';
import { freshMobile, TestSystem } from '../../test/system/test-system.ts';

const PAIPAI = 'Pai2zAo5cAn9';
const DAY_MS = 86_400_000;

let system: TestSystem;
let hosting: Hosting;
let respondent: Asker;
let member: Asker;
let address: string;
/** The files and rows that the demo data added. */
let seeded: { disk: string[]; rows: { key: string }[] };

beforeAll(async () => {
  system = await TestSystem.start();
  seeded = { disk: await onDisk(), rows: await rows() };
  address = await system.app.server.listen({ port: 0, host: '127.0.0.1' });
  hosting = await startHosting(system);
  await hosting.addTopics([1]);
  const mobile = freshMobile(880);
  await hosting.invite(mobile);
  await hosting.move('invite');
  await hosting.move('open');
  respondent = await hosting.enter(mobile, '早起的阿木');
  member = await system.signIn(freshMobile(881));
  await system.get('startParticipation', { body: { taskHashId: PAIPAI } }, member);
});
afterAll(() => system.stop());

/** Every call that accepts uploads: its caller, its module and its input. */
interface UploadCall {
  id: OperationId;
  asker: () => Asker;
  upload: (content: Uint8Array) => Promise<string>;
  asked: (keys: readonly string[]) => CallInput<OperationId>;
}

const byMember = (module: UploadModule) => (content: Uint8Array) =>
  uploadTo(system, member, content, { module });
const photos = (keys: readonly string[]) => keys.map((key) => ({ key, caption: '楼下的豆浆和油条' }));
const takings: readonly UploadCall[] = [
  {
    id: 'addGroupAttachment',
    asker: () => respondent,
    upload: (content) => uploadTo(system, respondent, content),
    asked: ([key = '']) => ({ body: { key, name: 'x.jpg' } }),
  },
  {
    id: 'addGuideFile',
    asker: () => hosting.host,
    upload: (content) => uploadAsHost(hosting, content),
    asked: ([key = '']) => ({ params: { groupId: hosting.groupId }, body: { key, name: 'x.jpg' } }),
  },
  {
    id: 'openTicket',
    asker: () => member,
    upload: byMember('feedback'),
    asked: (pictures) => ({ body: { kind: 'suggestion', text: '希望任务记录可以按月份筛选', pictures } }),
  },
  {
    id: 'submitTaskActivity',
    asker: () => member,
    upload: byMember('task'),
    asked: (keys) => ({ params: { hashId: PAIPAI }, body: { text: '', photos: photos(keys) } }),
  },
  {
    id: 'changeAvatar',
    asker: () => member,
    upload: byMember('avatar'),
    asked: ([key = '']) => ({ body: { key } }),
  },
];
const outcome = async (
  { id, asker, asked }: UploadCall,
  keys: readonly string[],
): Promise<ErrorName | 'OK'> =>
  await system.outcome(id, { ...asked(keys), idempotencyKey: system.key() }, asker());

/** All files of uploads on the disk. */
async function onDisk(): Promise<string[]> {
  const found = await readdir(join(system.platform.config.dataDir, 'files'), {
    recursive: true,
    withFileTypes: true,
  }).catch(() => []);
  return found.flatMap((entry) => (entry.isFile() ? [join(entry.parentPath, entry.name)] : []));
}

const rows = async () =>
  await system.platform.database.read.selectFrom('files').select('key').orderBy('key').execute();

/** Advances the clock by the days after which no refused upload may be left. */
async function daysLater(): Promise<void> {
  system.clock.advance(3 * DAY_MS);
  await system.runJobs();
  await system.platform.jobs.handlerOf('file.sweep-unowned')?.(
    {},
    {
      id: 'sweep',
      attempt: 0,
      signal: new AbortController().signal,
    },
  );
  await system.runJobs();
}

/** A form's fields as a browser sends them, with this many bytes of a file. */
const formOf = (fields: object, bytes: number): Response => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, String(value));
  form.append('file', new Blob([new Uint8Array(bytes)]), 'x.jpg');
  return new Response(form);
};

it('beyond the quota of a day there is no form, and so nothing to store', async () => {
  const other = await system.signIn(freshMobile(882));
  const query = { module: 'task' as const, extension: 'mp4', size: 500 * 1024 * 1024 };
  const outcomes = [];
  for (let count = 0; count < 5; count += 1)
    outcomes.push(await system.outcome('getUploadPolicy', { query }, other));
  expect(outcomes.at(-1)).toBe('FILES_TOO_MANY');
  expect(await onDisk()).toEqual(seeded.disk);
});

it('refused uploads leave nothing on the disk, for every call that takes them', async () => {
  for (const taking of takings) {
    const lie = await taking.upload(fileOf('<!doctype html><script>alert(1)</script>'));
    expect(await outcome(taking, [lie]), taking.id).toBe(
      // A submission with too few photos is refused before their type is checked.
      taking.id === 'submitTaskActivity' ? 'ACTIVITY_INCOMPLETE' : 'FILE_TYPE_REFUSED',
    );
  }
  const [, , ticket, handIn] = takings;
  if (!ticket || !handIn) throw new Error('The calls are listed above');
  // One good picture and one of a wrong type: the submission is refused, so the good one has no owner either.
  for (const taking of [ticket, handIn]) {
    const good = await taking.upload(await photo());
    const lie = await taking.upload(fileOf('PK\u0003\u0004'));
    expect(await outcome(taking, [good, lie]), taking.id).toBe('FILE_TYPE_REFUSED');
    const many = [];
    for (let count = 0; count < 10; count += 1) many.push(good);
    expect(await outcome(taking, many), taking.id).toBe('FIELD_WRONG');
  }
  // Above the day's limit: the pictures are accepted, the ticket is refused.
  const tooMany = await ticket.upload(await photo());
  const refusals = [];
  for (let count = 0; count < 12; count += 1) refusals.push(await outcome(ticket, []));
  expect(await outcome(ticket, [tooMany])).toBe('TICKETS_TOO_MANY');
  expect(refusals).toContain('OK');
  // A file larger than the form allows, and a connection that is cut in the middle.
  const query = { module: 'group' as const, extension: 'jpg', size: 1000 };
  const { form } = await system.get('getUploadPolicy', { query }, respondent);
  const large = formOf(form, 1001);
  const refused = await fetch(`${address}/api/files`, {
    method: 'POST',
    body: await large.arrayBuffer(),
    headers: { 'content-type': large.headers.get('content-type') ?? '' },
  });
  expect(refused.status).toBe(400);
  const big = { ...query, extension: 'mp4', size: 4_000_000 };
  const policy = await system.get('getUploadPolicy', { query: big }, respondent);
  const whole = formOf(policy.form, big.size);
  const sending = request(`${address}/api/files`, {
    method: 'POST',
    headers: { 'content-type': whole.headers.get('content-type') ?? '', 'content-length': big.size + 5000 },
  });
  sending.on('error', () => undefined);
  sending.write(Buffer.from(await whole.arrayBuffer()).subarray(0, 2_000_000));
  await expect.poll(async () => (await onDisk()).join()).toContain('receiving');
  sending.destroy();
  await expect.poll(async () => (await onDisk()).join()).not.toContain('receiving');
  // After the account was closed.
  const late = await takings[0]?.upload(await photo());
  const lateForQuestion = await uploadAsHost(hosting, await photo());
  await hosting.move('close');
  expect(
    await system.outcome('addGroupAttachment', { body: { key: late ?? '', name: 'x' } }, respondent),
  ).toBe('GROUP_NOT_OPEN');
  const params = { groupId: hosting.groupId };
  const body = { key: lateForQuestion, name: 'x' };
  expect(await system.outcome('addGuideFile', { params, body }, hosting.host)).toBe('GROUP_IS_CLOSED');
  await daysLater();
  expect(await onDisk()).toEqual(seeded.disk);
  expect(await rows()).toEqual(seeded.rows);
});
