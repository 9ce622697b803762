import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { UploadInParts, UploadRequest } from '../gen/model/index.ts';
import { answer, clientOf, failureOf, refusal } from '../testing/answer.ts';
import { largestForm } from './send-in-parts.ts';
import { uploadFile } from './upload-file.ts';

const PART = largestForm;
const SIZE = 2 * PART + 10;
const key = 'test/group/k7q2mx9blprzt3mb0yq8mxw2vn/17952489000004821.mp4';
const done = { key, fileUrl: `/api/files/${key}` };
const film = (): File => new File([new Uint8Array(SIZE)], '早餐.mp4');

/** A server that keeps parts; `take` may refuse one. It counts the bytes that it accepted. */
const serverOf = (take: (number: number) => Response | undefined = () => undefined) => {
  const kept = new Map<number, number>();
  const asked: UploadRequest[] = [];
  const sent: number[] = [];
  const stateOf = ({ size }: UploadRequest): UploadInParts => {
    const all = [PART, PART, size - 2 * PART].map((bytes, index) => ({
      number: index + 1,
      start: index * PART,
      bytes,
      url: `/api/files/${key}?partNumber=${index + 1}`,
    }));
    const parts = all.filter(({ number }) => !kept.has(number));
    const receivedBytes = [...kept.values()].reduce((sum, bytes) => sum + bytes, 0);
    return { ...done, receivedBytes, isComplete: parts.length === 0, parts };
  };
  const client = clientOf(async (request) => {
    const { pathname, searchParams } = new URL(request.url);
    if (pathname.endsWith('/v1/oss/upload')) {
      const body = (await request.json()) as UploadRequest; // The generated call has sent it.
      asked.push(body);
      return answer(stateOf(body));
    }
    const number = Number(searchParams.get('partNumber'));
    const { byteLength } = await request.arrayBuffer();
    sent.push(number);
    const refused = take(number);
    if (!refused) kept.set(number, byteLength);
    return refused ?? new Response(null);
  });
  return { client, asked, sent, kept };
};

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

const aSecondLater = async (): Promise<false> => {
  await vi.advanceTimersByTimeAsync(1000);
  await new Promise((resolve) => setImmediate(resolve));
  return false;
};

/** Lets the pauses of an upload pass. */
const passing = async <T>(work: Promise<T>): Promise<T> => {
  const settled = work.then(
    () => true,
    () => true,
  );
  for (;;) if (await Promise.race([settled, aSecondLater()])) return await work;
};

describe('uploadFile of a large file', () => {
  test('goes on after a failure with what is missing, and its progress never goes back', async () => {
    let failures = 2;
    const server = serverOf((number) =>
      number === 2 && (failures -= 1) >= 0 ? new Response('busy', { status: 503 }) : undefined,
    );
    const shares: number[] = [];
    const onProgress = (share: number): void => void shares.push(share);
    expect(await passing(uploadFile('group', film(), { client: server.client, onProgress }))).toEqual(done);
    expect(server.sent).toEqual([1, 2, 2, 2, 3]);
    expect([...server.kept.values()]).toEqual([PART, PART, 10]);
    expect(shares).toEqual(shares.toSorted((one, other) => one - other));
    expect([shares[0], shares.at(-1)]).toEqual([0, 1]);
  });

  test('asks for new addresses when those it has expired', async () => {
    let isExpired = true;
    const server = serverOf((number) => {
      if (number !== 3 || !isExpired) return undefined;
      isExpired = false;
      return new Response('<Error><Code>AccessDenied</Code></Error>', { status: 403 });
    });
    expect(await passing(uploadFile('group', film(), { client: server.client }))).toEqual(done);
    expect(server.sent).toEqual([1, 2, 3, 3]);
  });

  test('rejects after half a minute, and another call with the same file continues', async () => {
    let isDown = true;
    const server = serverOf((number) =>
      isDown && number === 2 ? new Response('', { status: 502 }) : undefined,
    );
    const file = film();
    const error = await failureOf(passing(uploadFile('group', file, { client: server.client })));
    expect(error).toMatchObject({ name: 'UploadError', status: 502, retryable: true });
    expect(server.sent.length).toBeLessThan(10);
    isDown = false;
    server.sent.length = 0;
    expect(await passing(uploadFile('group', file, { client: server.client }))).toEqual(done);
    expect(server.sent).toEqual([2, 3]);
    expect(new Set(server.asked.map(({ id }) => id)).size).toBe(1);
    const uploadId = 'my-own-id-of-it-0001';
    await passing(uploadFile('group', film(), { client: server.client, uploadId }));
    expect(server.asked.at(-1)).toEqual({ id: uploadId, module: 'group', extension: 'mp4', size: SIZE });
  });

  test('a store that accepts parts without keeping them is no success', async () => {
    const server = serverOf(() => new Response(null));
    const error = await failureOf(passing(uploadFile('group', film(), { client: server.client })));
    expect(error).toMatchObject({ name: 'UploadError', status: 0 });
  });

  test('rejects with a refusal at once, and sends one form where parts are not possible', async () => {
    const refused = clientOf(() => refusal(28_002));
    expect(await failureOf(uploadFile('group', film(), { client: refused }))).toMatchObject({
      reason: 'FILE_TOO_LARGE',
    });
    const sent: string[] = [];
    const old = clientOf((request) => {
      const { pathname } = new URL(request.url);
      sent.push(`${request.method} ${pathname}`);
      if (pathname.endsWith('/upload')) return refusal(28_004);
      if (pathname === '/api/files') return new Response(null);
      return answer({ url: '/api/files', form: { key }, fileUrl: done.fileUrl });
    });
    expect(await uploadFile('group', film(), { client: old })).toEqual(done);
    expect(sent.at(-1)).toBe('POST /api/files');
  });
});
