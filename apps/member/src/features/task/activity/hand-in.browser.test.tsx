import { configureClient } from '@yayan/api-client';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { renderHook } from 'vitest-browser-react';
import { session } from '../../../shell/client/client.ts';
import { deviceStorage } from '@yayan/site';
import { createUnsentStore } from '../../../shell/unsent/unsent-store.ts';
import { createWriteAhead } from '../../../shell/unsent/write-ahead.ts';
import { type HandIn, readHandIn, storeHandIn } from './stored-hand-in.ts';
import { forgetContent, readContent } from './unsent-photo.ts';
import { useHandIn } from './use-hand-in.ts';

const photo = { key: 'task/1.png', name: '早餐.png', address: 'blob:1', caption: '粥' };

/** The same store in a page that was opened later. */
const reopened = createUnsentStore({ ahead: createWriteAhead(deviceStorage) });
const takeLater = (_stored: unknown, ahead: unknown): unknown => ahead;

let members = 0;

beforeEach(() => {
  // Each test has a member of its own, so that no test sees another's unsent work.
  members += 1;
  session.setUserData({ id: `m${members}` });
  configureClient({
    request: async <T,>() => ({ url: '/', form: { key: 'task/2.png' } }) as T,
  });
});

afterEach(() => vi.restoreAllMocks());

test('a draft survives a closed page and a logout, except its previews', async () => {
  await storeHandIn('s1', { text: '好用', photos: [photo], unsent: [] });
  localStorage.clear();
  expect(await readHandIn('s1')).toEqual({ text: '好用', photos: [{ ...photo, address: '' }], unsent: [] });
  expect(await readHandIn('s2')).toEqual({ text: '', photos: [], unsent: [] });
});

test('captions typed right before a reload are all there again', async () => {
  const second = { ...photo, key: 'task/2.png' };
  await storeHandIn('s1', { text: '', photos: [photo, second], unsent: [] });
  const { result } = await renderHook(() => useHandIn('s1'));
  await expect.poll(() => result.current.isReady).toBe(true);
  // From here on, no transaction of this page ends, as when a page was closed.
  const gone = vi
    .spyOn(IDBObjectStore.prototype, 'get')
    .mockReturnValue(new Promise<never>(() => {}) as never);
  // Two changes within one render.
  result.current.caption('task/1.png', '一');
  result.current.caption('task/2.png', '二');
  await expect.poll(() => gone.mock.calls.length).toBe(2);
  gone.mockRestore();
  const { photos } = (await reopened.read({ memberId: `m${members}` }, 'hand-in s1', takeLater)) as HandIn;
  expect(photos.map(({ caption }) => caption)).toEqual(['一', '二']);
});

describe('in a browser that reads its store late', () => {
  const openLate = async () => {
    const { unsent } = await import('../../../shell/unsent/unsent.ts');
    const read = unsent.read;
    const answer = Promise.withResolvers<void>();
    vi.spyOn(unsent, 'read').mockImplementation((...row) => answer.promise.then(() => read(...row)));
    const { result } = await renderHook(() => useHandIn('s1'));
    await expect.poll(() => result.current.isReady).toBe(true);
    const stored = async () => {
      answer.resolve();
      return await reopened.read({ memberId: `m${members}` }, 'hand-in s1', takeLater);
    };
    return { result, answer, stored };
  };

  test('the member begins, and the stored parts join what was typed', async () => {
    await storeHandIn('s1', { text: '好用', photos: [photo], unsent: [] });
    const { result, answer, stored } = await openLate();
    result.current.write('不好用');
    answer.resolve();
    await expect.poll(() => result.current.photos).toMatchObject([{ key: photo.key }]);
    expect(result.current.text).toBe('不好用');
    await expect.poll(stored).toMatchObject({ text: '不好用', photos: [{ key: photo.key }] });
  });

  test('nothing comes back after it was submitted', async () => {
    await storeHandIn('s1', { text: '好用', photos: [photo], unsent: [] });
    const { result, stored } = await openLate();
    result.current.write('不好用');
    result.current.forget();
    await expect.poll(stored).toBeUndefined();
    expect(result.current.text).toBe('');
  });
});

test('another member on the same device does not see it', async () => {
  await storeHandIn('s1', { text: '好用', photos: [photo], unsent: [] });
  session.setUserData({ id: 'somebody else' });
  expect(await readHandIn('s1')).toEqual({ text: '', photos: [], unsent: [] });
});

test('the draft is deleted once it is handed in', async () => {
  await storeHandIn('s1', { text: '好用', photos: [photo], unsent: [] });
  await storeHandIn('s1', { text: '', photos: [], unsent: [] });
  expect(await readHandIn('s1')).toEqual({ text: '', photos: [], unsent: [] });
});

test('a photo is uploaded with progress, and its preview is freed when the page is left', async () => {
  const revoke = vi.spyOn(URL, 'revokeObjectURL');
  vi.spyOn(XMLHttpRequest.prototype, 'status', 'get').mockReturnValue(204);
  const seen: (number | undefined)[] = [];
  const { result, unmount } = await renderHook(() => {
    const handIn = useHandIn('s1');
    seen.push(handIn.progress);
    return handIn;
  });
  await expect.poll(() => result.current.isReady).toBe(true);
  const file = new File([new Uint8Array(100_000)], '早餐.png', { type: 'image/png' });
  await result.current.add(file, 'png');
  await expect.poll(() => result.current.photos).toHaveLength(1);
  // Later values depend on the network; `upload.browser.test.tsx` tests them.
  expect(seen).toContain(0);
  const [{ address } = { address: '' }] = result.current.photos;
  expect(address).toMatch(/^blob:/);
  await unmount();
  expect(revoke).toHaveBeenCalledWith(address);
});

test('leaving the page aborts an upload', async () => {
  const send = vi.spyOn(XMLHttpRequest.prototype, 'send').mockReturnValue(undefined);
  const abort = vi.spyOn(XMLHttpRequest.prototype, 'abort');
  const { result, unmount } = await renderHook(() => useHandIn('s1'));
  await expect.poll(() => result.current.isReady).toBe(true);
  const adding = result.current.add(new File(['x'], '早餐.png', { type: 'image/png' }), 'png');
  await vi.waitFor(() => expect(send).toHaveBeenCalled(), { timeout: 60_000 });
  await unmount();
  await expect(adding).rejects.toMatchObject({ name: 'AbortError' });
  expect(abort).toHaveBeenCalledOnce();
});

describe('a photo whose page is closed during the upload', () => {
  const breakfast = (): File => new File([new Uint8Array(2000)], '早餐.png', { type: 'image/png' });
  const interrupted = async (): Promise<void> => {
    const send = vi.spyOn(XMLHttpRequest.prototype, 'send').mockReturnValue(undefined);
    const { result, unmount } = await renderHook(() => useHandIn('s1'));
    await expect.poll(() => result.current.isReady).toBe(true);
    const adding = result.current.add(breakfast(), 'png');
    await vi.waitFor(() => expect(send).toHaveBeenCalled(), { timeout: 60_000 });
    const [chosen] = (await readHandIn('s1')).unsent;
    await expect.poll(() => readContent(chosen?.uploadId ?? '')).toBeInstanceOf(Blob);
    await unmount();
    await expect(adding).rejects.toMatchObject({ name: 'AbortError' });
    send.mockRestore();
    vi.spyOn(XMLHttpRequest.prototype, 'status', 'get').mockReturnValue(204);
  };

  test('is uploaded at the next visit, and then kept only by its key', async () => {
    await interrupted();
    const [chosen] = (await readHandIn('s1')).unsent;
    const { result } = await renderHook(() => useHandIn('s1'));
    await expect.poll(() => result.current.photos, { timeout: 20_000 }).toMatchObject([{ name: '早餐.png' }]);
    expect(result.current.unsent).toEqual([]);
    await expect.poll(() => readHandIn('s1')).toMatchObject({ photos: [{ name: '早餐.png' }], unsent: [] });
    await expect.poll(() => readContent(chosen?.uploadId ?? '')).toBeUndefined();
  });

  test('is asked for again if the browser could not keep it, and goes on as the same upload', async () => {
    await interrupted();
    const [chosen] = (await readHandIn('s1')).unsent;
    await forgetContent(chosen?.uploadId ?? '');
    const { result } = await renderHook(() => useHandIn('s1'));
    await expect.poll(() => result.current.unsent).toEqual([chosen]);
    expect(chosen && result.current.canSend(chosen)).toBe(false);
    await result.current.add(breakfast(), 'png');
    await expect.poll(() => result.current.photos).toMatchObject([{ name: '早餐.png' }]);
    expect(result.current.unsent).toEqual([]);
  });

  test('is gone with its content when the member gives it up', async () => {
    await interrupted();
    const [chosen] = (await readHandIn('s1')).unsent;
    if (!chosen) throw new Error('Nothing was kept');
    await forgetContent(chosen.uploadId);
    const { result } = await renderHook(() => useHandIn('s1'));
    await expect.poll(() => result.current.unsent).toHaveLength(1);
    result.current.giveUp(chosen);
    await expect.poll(() => readHandIn('s1')).toEqual({ text: '', photos: [], unsent: [] });
  });
});
