import { afterAll, beforeAll, expect, test } from 'vitest';
import { cast, TestSystem } from '../../../test/system/test-system.ts';

let system: TestSystem;
let address: string;
beforeAll(async () => {
  system = await TestSystem.start();
  address = await system.app.server.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(() => system.stop());

/** Reads a stream until its text holds `wanted`, or until its end. It fails by the test's time limit. */
async function readUntil(reader: ReadableStreamDefaultReader<string>, wanted?: string): Promise<string> {
  let text = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text;
    text += value;
    if (wanted !== undefined && text.includes(wanted)) return text;
  }
}

async function open(
  token: string,
  headers: Record<string, string> = {},
): Promise<ReadableStreamDefaultReader<string>> {
  const answer = await fetch(`${address}/api/v1/live`, {
    headers: { 'z-token': `Bearer ${token}`, ...headers },
  });
  expect(answer.headers.get('content-type')).toMatch(/^text\/event-stream/);
  if (answer.body === null) throw new Error('The stream has no body');
  return answer.body.pipeThrough(new TextDecoderStream()).getReader();
}

test('an open page hears of its member’s check-in, and the stream ends at logout', async () => {
  const member = await system.signIn(cast.oldMember);
  const stream = await open(member.token);
  await readUntil(stream, 'id: open\n\n');
  await system.get('checkIn', { body: {}, idempotencyKey: system.key() }, member);
  const heard = await readUntil(stream, '\n\n');
  expect(heard).toMatch(/^id: [0-9a-f-]{36}\nevent: balance\ndata: \{"kind":"balance","at":"[^"]+"\}\n\n$/);
  await system.get('logout', {}, member);
  expect(await readUntil(stream)).toBe('');
});

test('a page that reconnects is told to fetch everything again', async () => {
  const member = await system.signIn(cast.newMember);
  const stream = await open(member.token, { 'last-event-id': '20481' });
  expect(await readUntil(stream, 'data:')).toContain('event: reset\n');
  await stream.cancel();
});

test('a sign-in has twelve streams at most; one that closes makes room', async () => {
  const member = await system.signIn(cast.oldMember);
  const streams = [];
  for (let count = 0; count < 12; count += 1) streams.push(await open(member.token));
  const headers = { 'z-token': `Bearer ${member.token}` };
  const refused = await fetch(`${address}/api/v1/live`, { headers });
  expect(refused.status).toBe(429);
  expect(refused.headers.get('retry-after')).toBe('30');
  await streams[0]?.cancel();
  await expect
    .poll(async () => {
      const answer = await fetch(`${address}/api/v1/live`, { headers });
      await answer.body?.cancel();
      return answer.status;
    })
    .toBe(200);
  for (const stream of streams.slice(1)) await stream.cancel();
});

test('without a token there is no stream', async () => {
  const answer = await fetch(`${address}/api/v1/live`);
  expect(answer.status).toBe(401);
});
