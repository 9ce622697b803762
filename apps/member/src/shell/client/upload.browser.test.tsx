import { createClient, sendFile, type UploadPolicy } from '@yayan/api-client';
import { afterEach, expect, test, vi } from 'vitest';

// How the SDK uploads in a page: `XMLHttpRequest` exists only in a browser.
const client = createClient();

const policyAt = (url: string): UploadPolicy => ({
  url,
  form: {
    OSSAccessKeyId: 'an-id',
    Signature: 'signed',
    policy: 'text',
    success_action_status: '200',
    'x-oss-content-type': 'image/jpeg',
    'x-oss-forbid-overwrite': 'true',
    'x-oss-object-acl': 'private',
    key: 'test/task/a.jpg',
  },
  fileUrl: '',
  maxBytes: 1,
  expiresAt: '2026-11-21T08:40:00.000Z',
});
const photo = (bytes: number): Blob => new Blob([new Uint8Array(bytes)]);

/** A store that accepts a form and never answers. */
const silence = () => vi.spyOn(XMLHttpRequest.prototype, 'send').mockReturnValue(undefined);

afterEach(() => vi.restoreAllMocks());

test('progress is reported up to the end', async () => {
  vi.spyOn(XMLHttpRequest.prototype, 'status', 'get').mockReturnValue(204);
  const shares: number[] = [];
  const onProgress = (share: number): void => void shares.push(share);
  expect(await sendFile(policyAt('/'), photo(400_000), { client, onProgress })).toBe('test/task/a.jpg');
  expect(shares.at(-1)).toBe(1);
});

test('an upload that stalls counts as lost', async () => {
  silence();
  const abort = vi.spyOn(XMLHttpRequest.prototype, 'abort');
  const sent = sendFile(policyAt('/'), photo(1), { client, stallMilliseconds: 20 });
  await expect(sent).rejects.toMatchObject({
    name: 'UploadError',
    status: 0,
    cause: { name: 'TimeoutError' },
  });
  expect(abort).toHaveBeenCalledOnce();
});

test('leaving the page aborts the upload', async () => {
  silence();
  const abort = vi.spyOn(XMLHttpRequest.prototype, 'abort');
  const controller = new AbortController();
  const sent = sendFile(policyAt('/'), photo(1), { client, signal: controller.signal });
  controller.abort();
  await expect(sent).rejects.toMatchObject({ name: 'AbortError' });
  expect(abort).toHaveBeenCalledOnce();
});

test('a store that can’t be reached rejects', async () => {
  const sent = sendFile(policyAt('http://127.0.0.1:1/'), photo(1), { client });
  await expect(sent).rejects.toMatchObject({ name: 'UploadError', status: 0, retryable: true });
});
