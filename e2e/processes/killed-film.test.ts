import { expect, test } from 'vitest';
import { signInOperatorOver } from '../stack/servers/operator-client.ts';
import { startApiServer } from '../stack/servers/api-server.ts';
import { copyPrepared } from '../stack/servers/prepared.ts';

const MB = 1024 * 1024;
const film = Buffer.alloc(10 * MB, 'a film of ten megabytes ');
film.write('\0\0\0\x20ftypisom\0\0\x02\0', 'latin1');
const asked = { id: 'killed-between-its-parts', extension: 'mp4', size: film.length };

/** The answer of `continueCourseVideo`, as far as this test reads it. */
interface Progress {
  key: string;
  receivedBytes: number;
  isComplete: boolean;
  parts: { start: number; bytes: number; url: string }[];
}

test('11.9 a film whose server is killed between its parts, and after the last one, loses none of them', async () => {
  const env = await copyPrepared();
  const first = await startApiServer(env);
  const call = await signInOperatorOver(first.url, 'editor');
  const ask = async (server: string): Promise<Progress> => await call(server, '/course-videos', asked);
  const send = async (server: string, { url, start, bytes }: Progress['parts'][number]): Promise<number> => {
    const body = Uint8Array.from(film.subarray(start, start + bytes));
    const headers = { 'content-type': 'application/octet-stream' };
    return (await fetch(new URL(url, server), { method: 'PUT', headers, body })).status;
  };

  const begun = await ask(first.url);
  const [one, two] = begun.parts;
  if (!one || !two) throw new Error('Ten megabytes are several parts');
  // The second part has arrived, the first one has not.
  expect(await send(first.url, two)).toBe(200);
  await first.kill();

  const second = await startApiServer(env);
  const missing = await ask(second.url);
  expect(missing).toMatchObject({ key: begun.key, receivedBytes: two.bytes, isComplete: false });
  expect(missing.parts.map(({ start }) => start)).not.toContain(two.start);
  for (const part of missing.parts) expect(await send(second.url, part)).toBe(200);
  // All parts are there, and nobody has said so yet.
  await second.kill();

  const third = await startApiServer(env);
  expect(await ask(third.url)).toMatchObject({ key: begun.key, isComplete: true, parts: [] });
  const { url, bytes } = await call<{ url: string; bytes: number }>(third.url, '/course-videos/watch', {
    key: begun.key,
  });
  expect(bytes).toBe(film.length);
  const stored = Buffer.from(await (await fetch(new URL(url, third.url))).arrayBuffer());
  expect(stored.equals(film)).toBe(true);
  await third.stop();
});
