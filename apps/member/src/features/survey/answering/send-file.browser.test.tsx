import { configureClient } from '@yayan/api-client';
import { breakStorage } from '@yayan/site/faulty-storage';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { changeFiles, readFiles } from './kept-files.ts';
import { createFileSending } from './send-file.ts';

let members = 0;
const receipt = (name = '小票.jpg'): File => new File([new Uint8Array(2000)], name, { type: 'image/jpeg' });
const start = async () => {
  const owner = { memberId: `files of ${members}` };
  const interrupted = await readFiles(owner, 's1');
  const sendFile = createFileSending({ owner, sessionId: 's1', interrupted });
  const unkept: string[] = [];
  const send = async (file: File, question: string, signal: AbortSignal): Promise<string> =>
    await sendFile(file, question, { signal, onUnkept: () => unkept.push(file.name) });
  return { owner, interrupted, send, unkept };
};
const namesOf = async (owner: { memberId: string }) => (await readFiles(owner, 's1')).map(({ name }) => name);
/** Uploads end only when they are aborted. */
const hang = () => vi.spyOn(XMLHttpRequest.prototype, 'send').mockReturnValue(undefined);

beforeEach(() => {
  members += 1;
  configureClient({
    request: async <T,>() => ({ url: '/', form: { key: 'task/2.jpg' } }) as T,
  });
});
afterEach(() => vi.restoreAllMocks());

test('a file whose page was closed during the upload is sent at the next visit, and then forgotten', async () => {
  const sending = hang();
  const before = await start();
  const left = new AbortController();
  const upload = before.send(receipt(), 'receipt', left.signal);
  await vi.waitFor(() => expect(sending).toHaveBeenCalled(), { timeout: 60_000 });
  left.abort();
  await expect(upload).rejects.toMatchObject({ name: 'AbortError' });
  await expect.poll(() => namesOf(before.owner)).toEqual(['小票.jpg']);

  sending.mockRestore();
  vi.spyOn(XMLHttpRequest.prototype, 'status', 'get').mockReturnValue(204);
  const after = await start();
  const [kept] = after.interrupted;
  if (!kept?.file) throw new Error('Nothing was kept');
  expect(kept.question).toBe('receipt');
  expect(await after.send(kept.file, kept.question, new AbortController().signal)).toBe('task/2.jpg');
  await expect.poll(() => namesOf(after.owner)).toEqual([]);
});

test('another file of the question replaces one that failed, and a refused one is not kept', async () => {
  const status = vi.spyOn(XMLHttpRequest.prototype, 'status', 'get').mockReturnValue(503);
  const { send, owner } = await start();
  const { signal } = new AbortController();
  await expect(send(receipt(), 'receipt', signal)).rejects.toThrow();
  await expect.poll(() => namesOf(owner)).toEqual(['小票.jpg']);
  status.mockReturnValue(400);
  await expect(send(receipt('别的.jpg'), 'receipt', signal)).rejects.toThrow();
  await expect.poll(() => namesOf(owner)).toEqual([]);
});

test('nothing is left of a participation that has ended', async () => {
  hang();
  const { send, owner } = await start();
  const left = new AbortController();
  const upload = send(receipt(), 'receipt', left.signal);
  await expect.poll(() => namesOf(owner)).toEqual(['小票.jpg']);
  left.abort();
  await upload.catch(() => undefined);
  await changeFiles(owner, 's1', () => []);
  expect(await namesOf(owner)).toEqual([]);
});

test('of a file for which the device has no room the name is kept, and the page says so while it is sent', async () => {
  const sending = hang();
  const refusing = vi.spyOn(IDBObjectStore.prototype, 'put');
  refusing.mockImplementation(function refuseFiles(this: IDBObjectStore, row: unknown) {
    const { data }: { data?: readonly object[] } = Object(row);
    if (data?.some((kept) => 'file' in kept))
      throw new DOMException('No space is left', 'QuotaExceededError');
    refusing.mockRestore();
    return this.put(row);
  });
  const before = await start();
  const left = new AbortController();
  const upload = before.send(receipt(), 'receipt', left.signal);
  await expect.poll(() => before.unkept).toEqual(['小票.jpg']);
  await expect.poll(() => namesOf(before.owner)).toEqual(['小票.jpg']);
  left.abort();
  await upload.catch(() => undefined);

  const after = await start();
  expect(after.interrupted).toMatchObject([{ question: 'receipt', name: '小票.jpg' }]);
  expect(after.interrupted[0]).not.toHaveProperty('file');
  // The file is chosen again.
  sending.mockRestore();
  vi.spyOn(XMLHttpRequest.prototype, 'status', 'get').mockReturnValue(204);
  expect(await after.send(receipt(), 'receipt', new AbortController().signal)).toBe('task/2.jpg');
  await expect.poll(() => namesOf(after.owner)).toEqual([]);
});

test('a browser that stores nothing says so, and the file is sent', async () => {
  vi.spyOn(XMLHttpRequest.prototype, 'status', 'get').mockReturnValue(204);
  const sending = hang();
  const { send, unkept } = await start();
  const mend = breakStorage('indexedDB', 'is full');
  const left = new AbortController();
  const upload = send(receipt(), 'receipt', left.signal);
  await expect.poll(() => unkept).toEqual(['小票.jpg']);
  left.abort();
  await upload.catch(() => undefined);
  sending.mockRestore();
  expect(await send(receipt(), 'receipt', new AbortController().signal)).toBe('task/2.jpg');
  mend();
});
