import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { isRefusal } from '../calls/call-error.ts';
import { createClient } from '../client/client.ts';
import type { UploadPolicy } from '../gen/model/index.ts';
import { answer, clientOf, failureOf, refusal } from '../testing/answer.ts';
import { deadAddress, serve } from '../testing/serve.ts';
import { UploadError } from './upload-error.ts';
import { sendFile, uploadFile } from './upload-file.ts';

const key = 'test/avatar/k7q2mx9blprzt3mb0yq8mxw2vn/17952489000004821.jpg';
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
    key,
  },
  fileUrl: `https://store.test/${key}`,
  maxBytes: 5,
  expiresAt: '2026-11-21T08:40:00.000Z',
});
const photo = new File(['photo'], '早餐.JPG', { type: 'image/jpeg' });

/** A client whose server returns a form for the address and handles it with `store`. */
const uploading = (store: (form: FormData) => Response, url = '/api/files') => {
  const asked: string[] = [];
  const client = clientOf(async (request) => {
    const { pathname, searchParams } = new URL(request.url);
    if (pathname === '/api/files') return store(await request.formData());
    searchParams.delete('_t');
    asked.push(String(searchParams));
    return answer(policyAt(url));
  });
  return { client, asked };
};

describe('uploadFile', () => {
  test('requests a form and sends it with the file as its last field', async () => {
    const sent: [string, unknown][] = [];
    const { client, asked } = uploading((form) => {
      sent.push(...form.entries());
      return new Response(null);
    });
    expect(await uploadFile('avatar', photo, { client })).toEqual({
      key,
      fileUrl: `https://store.test/${key}`,
    });
    expect(asked).toEqual(['module=avatar&extension=jpg&size=5']);
    expect(sent.slice(0, -1)).toEqual(Object.entries(policyAt('').form));
    const [name, file] = sent.at(-1) ?? [];
    expect([name, await (file as File).text()]).toEqual(['file', 'photo']);
  });

  test('takes the extension of a file without a name from its options', async () => {
    const { client, asked } = uploading(() => new Response(null));
    await uploadFile('task', new Blob(['photo']), { client, extension: 'png' });
    expect(asked).toEqual(['module=task&extension=png&size=5']);
  });

  test('rejects with the server’s refusal of a form', async () => {
    const error = await failureOf(uploadFile('avatar', photo, { client: clientOf(() => refusal(28_002)) }));
    expect(isRefusal(error, 'FILE_TOO_LARGE')).toBe(true);
  });

  test('reports the start and the end of the progress', async () => {
    const { client } = uploading(() => new Response(null));
    const shares: number[] = [];
    await uploadFile('avatar', photo, { client, onProgress: (share) => shares.push(share) });
    expect(shares).toEqual([0, 1]);
  });
});

describe('sendFile', () => {
  const client = createClient({ baseUrl: 'https://yayan.test/api' });

  test.each([
    [400, 'EntityTooLarge', false],
    [403, 'AccessDenied', true],
    [503, undefined, true],
  ])('rejects when the store answers %i %s, which is retryable: %s', async (status, storeCode, retryable) => {
    const text = storeCode === undefined ? 'busy' : `<Error><Code>${storeCode}</Code></Error>`;
    const refusing = uploading(() => new Response(text, { status }));
    const error = await failureOf(sendFile(policyAt('/api/files'), photo, refusing));
    expect(error).toBeInstanceOf(UploadError);
    expect(error).toMatchObject({ status, storeCode, retryable });
  });

  test('sends to a store elsewhere, and rejects when it can’t be reached', async () => {
    const address = await serve((_, response) => response.end());
    expect(await sendFile(policyAt(address), photo, { client })).toBe(key);
    const error = await failureOf(sendFile(policyAt(await deadAddress()), photo, { client }));
    expect(error).toMatchObject({ name: 'UploadError', status: 0, retryable: true });
  });

  test('rejects with the reason of its signal', async () => {
    const leaving = new AbortController();
    const address = await serve(() => leaving.abort(new Error('The page was left')));
    const sent = sendFile(policyAt(address), photo, { client, signal: leaving.signal });
    await expect(sent).rejects.toThrow('The page was left');
    await expect(sendFile(policyAt(address), photo, { client, signal: leaving.signal })).rejects.toThrow(
      'The page was left',
    );
  });

  test('in a page without a network, a mock’s fetch accepts the form', async () => {
    vi.stubGlobal('XMLHttpRequest', vi.fn());
    onTestFinished(() => void vi.unstubAllGlobals());
    const store = async (): Promise<Response> => new Response(null);
    expect(await sendFile(policyAt('/api/files'), photo, { client, fetch: store })).toBe(key);
  });
});
