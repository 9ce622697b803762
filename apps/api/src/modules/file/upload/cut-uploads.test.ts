import { readdir, stat, utimes, writeFile } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { GroupRole } from '@yayan/contract';
import { startTestGroups, type TestGroup, type TestGroups } from '../../../../test/group/group-world.ts';
import { getUploadPolicy } from './upload-policy.ts';

const VIDEO_BYTES = 3_000_000;
const video = Buffer.alloc(VIDEO_BYTES, 'x');
video.write('\0\0\0\x20ftypisom\0\0\x02\0', 'latin1');

let groups: TestGroups;
let group: TestGroup;
let port: number;
beforeAll(async () => {
  groups = await startTestGroups();
  group = await groups.addGroup();
  port = Number(new URL(await groups.server.listen({ port: 0, host: '127.0.0.1' })).port);
});
afterAll(() => groups.stop());

const folder = (name: string): string => join(groups.platform.config.dataDir, 'files', name);
/** The lengths of the files that the server is receiving. */
const receiving = async (): Promise<number[]> => {
  const names = await readdir(folder('receiving')).catch(() => []);
  return await Promise.all(names.map(async (name) => (await stat(join(folder('receiving'), name))).size));
};
const lying = async (name: string): Promise<string[]> =>
  (await readdir(folder(name), { recursive: true, withFileTypes: true }).catch(() => []))
    .filter((entry) => entry.isFile())
    .map((entry) => entry.name);

/** A person with a form to upload a video, and that form as a browser sends it. */
async function someoneWithForm() {
  const person = await group.addMember(GroupRole.Respondent);
  const asked = { module: 'group', extension: 'mp4', size: VIDEO_BYTES } as const;
  const { form } = await getUploadPolicy(
    groups.deps.files,
    { kind: 'group', groupMemberId: person.id },
    asked,
  );
  const data = new FormData();
  for (const [name, value] of Object.entries(form)) data.append(name, value);
  data.append('file', new Blob([video]));
  const encoded = new Response(data);
  const type = encoded.headers.get('content-type') ?? '';
  return { person, key: form.key, type, body: Buffer.from(await encoded.arrayBuffer()) };
}

/** Starts an upload over a connection, and sends only the first `bytes` bytes. */
function begin({ type, body }: { type: string; body: Buffer }, bytes: number): Socket {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined);
  socket.write(
    `POST /api/files HTTP/1.1\r\nHost: x\r\nContent-Type: ${type}\r\nContent-Length: ${body.length}\r\n\r\n`,
  );
  socket.write(body.subarray(0, bytes));
  return socket;
}

const send = async ({ type, body }: { type: string; body: Buffer }): Promise<number> =>
  (
    await fetch(`http://127.0.0.1:${port}/api/files`, {
      method: 'POST',
      headers: { 'content-type': type },
      body: Uint8Array.from(body),
    })
  ).status;

test('a video whose connection breaks half-way leaves nothing, and is sent again with the same form as one file', async () => {
  const { person, key, ...form } = await someoneWithForm();
  const body = { body: { key, name: '早餐.mp4' } };
  const socket = begin(form, form.body.length / 2);
  await expect.poll(async () => Math.max(0, ...(await receiving()))).toBeGreaterThan(VIDEO_BYTES / 4);
  expect(await groups.outcome('addGroupAttachment', body, person)).toBe('NOT_FOUND');
  socket.destroy();
  await expect.poll(receiving).toEqual([]);
  expect(await lying('uploads')).toEqual([]);
  expect(await groups.outcome('addGroupAttachment', body, person)).toBe('NOT_FOUND');

  // Send the whole form twice at once, and once more: the store accepts one of them.
  expect(new Set(await Promise.all([send(form), send(form)]))).toEqual(new Set([200, 409]));
  expect(await send(form)).toBe(409);
  const registered = await Promise.all([
    groups.get('addGroupAttachment', body, person),
    groups.get('addGroupAttachment', body, person),
  ]);
  expect(new Set(registered.map(({ id }) => id)).size).toBe(1);
  expect((await groups.get('listGroupAttachments', { query: {} }, person)).total).toBe(1);
  await groups.runJobs();
  const name = key.split('/').at(-1);
  expect(await lying('kept')).toEqual([name]);
  expect(await receiving()).toEqual([]);
});

test('what a server had received that was killed meanwhile is deleted after a day, and nothing newer', async () => {
  const [old, fresh] = [join(folder('receiving'), 'old'), join(folder('receiving'), 'fresh')];
  const now = groups.clock.now();
  for (const [path, hours] of [
    [old, 25],
    [fresh, 1],
  ] as const) {
    await writeFile(path, 'half a video');
    const at = new Date(now.getTime() - hours * 3_600_000);
    await utimes(path, at, at);
  }
  await groups.platform.jobs.handlerOf('file.clear-received')?.({}, { id: 'run', attempt: 0 });
  expect(await readdir(folder('receiving'))).toEqual(['fresh']);
});
