import { configureClient } from '@yayan/api-client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderHook } from 'vitest-browser-react';
import { session } from '../../../shell/client/client.ts';
import { readHandIn, storeHandIn } from './stored-hand-in.ts';
import { useHandIn } from './use-hand-in.ts';

const photo = { key: 'task/1.png', name: '早餐.png', address: 'blob:1', caption: '粥' };

let members = 0;

beforeEach(() => {
  // A member of its own for each test: what one leaves unsent is nobody else's.
  members += 1;
  session.setUserData({ id: `m${members}` });
  configureClient({
    request: async <T,>() => ({ url: '/', form: { key: 'task/2.png' } }) as T,
  });
});

afterEach(() => vi.restoreAllMocks());

test('a draft survives a closed page and a logout, except its previews', async () => {
  await storeHandIn('s1', { text: '好用', photos: [photo] });
  localStorage.clear();
  expect(await readHandIn('s1')).toEqual({ text: '好用', photos: [{ ...photo, address: '' }] });
  expect(await readHandIn('s2')).toEqual({ text: '', photos: [] });
});

test('another member on the same device does not see it', async () => {
  await storeHandIn('s1', { text: '好用', photos: [photo] });
  session.setUserData({ id: 'somebody else' });
  expect(await readHandIn('s1')).toEqual({ text: '', photos: [] });
});

test('the draft is deleted once it is handed in', async () => {
  await storeHandIn('s1', { text: '好用', photos: [photo] });
  await storeHandIn('s1', { text: '', photos: [] });
  expect(await readHandIn('s1')).toEqual({ text: '', photos: [] });
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
  // How it goes on is up to the network; `sendForm` has a test of it.
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
  await expect(adding).rejects.toMatchObject({ name: 'UploadFailed' });
  expect(abort).toHaveBeenCalledOnce();
});
