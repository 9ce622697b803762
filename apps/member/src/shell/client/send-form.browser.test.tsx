import { afterEach, expect, test, vi } from 'vitest';
import { sendForm } from '@yayan/site';

const form = (bytes: number): FormData => {
  const data = new FormData();
  data.append('file', new Blob([new Uint8Array(bytes)]), 'a.bin');
  return data;
};

/** A server that takes a form and never answers. */
const silence = () => vi.spyOn(XMLHttpRequest.prototype, 'send').mockReturnValue(undefined);

afterEach(() => vi.restoreAllMocks());

test('progress is reported up to the end', async () => {
  const shares: number[] = [];
  await sendForm('/', form(400_000), { onProgress: (share) => shares.push(share) });
  expect(shares.at(-1)).toBe(1);
});

test('an upload that stalls counts as lost', async () => {
  silence();
  const abort = vi.spyOn(XMLHttpRequest.prototype, 'abort');
  await expect(sendForm('/', form(1), { stallMs: 20 })).rejects.toMatchObject({ name: 'TimeoutError' });
  expect(abort).toHaveBeenCalledOnce();
});

test('leaving the page aborts the upload', async () => {
  silence();
  const abort = vi.spyOn(XMLHttpRequest.prototype, 'abort');
  const controller = new AbortController();
  const sent = sendForm('/', form(1), { signal: controller.signal });
  controller.abort();
  await expect(sent).rejects.toMatchObject({ name: 'AbortError' });
  expect(abort).toHaveBeenCalledOnce();
});

test('an address that can’t be reached rejects', async () => {
  await expect(sendForm('http://127.0.0.1:1/', form(1))).rejects.toThrow('was not reached');
});
