import { request } from 'node:http';
import { expect, test } from 'vitest';
import { newVisitor } from '../stack/browser/visitor.ts';
import { startApiServer } from '../stack/servers/api-server.ts';
import { callApi, signInOver, succeed } from '../stack/servers/member-client.ts';
import { copyPrepared } from '../stack/servers/prepared.ts';

const MB = 1024 * 1024;
const video = Buffer.alloc(10 * MB, 'a video of ten megabytes ');
video.write('\0\0\0\x20ftypisom\0\0\x02\0', 'latin1');
const body = { id: 'killed-at-sixty-percent', module: 'task', extension: 'mp4', size: video.length };

/** The answer of `continueUpload`, as far as this test reads it. */
interface Progress {
  fileUrl: string;
  receivedBytes: number;
  isComplete: boolean;
  parts: { start: number; bytes: number; url: string }[];
}

/** Sends the first `bytes` bytes of a part, and leaves the connection open. Resolves when they were written. */
const sendHalf = async (url: URL, content: Buffer, bytes: number): Promise<void> => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const headers = { 'content-type': 'application/octet-stream', 'content-length': content.length };
  const sending = request(url, { method: 'PUT', headers });
  sending.on('error', () => undefined);
  sending.write(content.subarray(0, bytes), () => resolve());
  await promise;
};

test('11.7 an upload whose server is killed at 60 % goes on there, and sends no part twice', async () => {
  const env = await copyPrepared();
  const first = await startApiServer(env);
  const { token } = await signInOver(first.url, '13800000001', newVisitor());
  const ask = async (url: string): Promise<Progress> =>
    await succeed<Progress>(callApi(url, '/v1/oss/upload', { body, token }));
  let sent = 0;
  const send = async (server: string, { url, start, bytes }: Progress['parts'][number]): Promise<number> => {
    const content = Uint8Array.from(video.subarray(start, start + bytes));
    const headers = { 'content-type': 'application/octet-stream' };
    const { status } = await fetch(new URL(url, server), { method: 'PUT', headers, body: content });
    sent += bytes;
    return status;
  };

  const [one, two] = (await ask(first.url)).parts;
  if (!one || !two) throw new Error('Ten megabytes are several parts');
  expect(await send(first.url, one)).toBe(200);
  const half = 2 * MB;
  await sendHalf(new URL(two.url, first.url), video.subarray(two.start, two.start + two.bytes), half);
  await first.kill();

  const second = await startApiServer(env);
  const missing = await ask(second.url);
  expect(missing).toMatchObject({ receivedBytes: one.bytes, isComplete: false });
  for (const part of missing.parts) expect(await send(second.url, part)).toBe(200);
  // Everything once, and the half of the part that was interrupted.
  expect(sent + half).toBe(video.length + half);
  const { isComplete, fileUrl } = await ask(second.url);
  expect(isComplete).toBe(true);
  const query = `url=${encodeURIComponent(fileUrl)}`;
  const signed = await succeed<{ url: string }>(callApi(second.url, `/v1/oss/sign?${query}`, { token }));
  const stored = Buffer.from(await (await fetch(new URL(signed.url, second.url))).arrayBuffer());
  expect(stored.equals(video)).toBe(true);
  await second.stop();
});
