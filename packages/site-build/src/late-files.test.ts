import { expect, test, vi } from 'vitest';
import { withReach } from './late-files.ts';

const vite = `
const assetsURL = (file) => '/' + file;
export const __vitePreload = (load) => load();
`;

interface Helper {
  __vitePreload: (load: () => Promise<string>, files?: string[]) => Promise<string>;
}

/** The helper as a page has it, with or without a network. */
const helperOf = async (onLine: boolean, fetch: (address: string) => Promise<Response>): Promise<Helper> => {
  vi.stubGlobal('navigator', { onLine });
  vi.stubGlobal('fetch', fetch);
  const source = `data:text/javascript,${encodeURIComponent(`${withReach(vite)}// ${Math.random()}`)}`;
  return (await import(source)) as Helper;
};

test('without a network a module is left alone, and loads when its files can be had', async () => {
  const load = vi.fn(async () => 'loaded');
  const fetch = vi.fn<(address: string) => Promise<Response>>();
  const { __vitePreload: preload } = await helperOf(false, fetch);
  fetch.mockRejectedValue(new TypeError('Failed to fetch'));
  await expect(preload(load, ['a.js', 'b.css'])).rejects.toThrow('Failed to fetch');
  fetch.mockResolvedValue(new Response(null, { status: 503 }));
  await expect(preload(load, ['a.js'])).rejects.toThrow('503');
  expect(load).not.toHaveBeenCalled();
  fetch.mockReset().mockImplementation(async () => new Response());
  expect(await preload(load, ['a.js', 'b.css'])).toBe('loaded');
  expect(fetch.mock.calls).toEqual([['/a.js'], ['/b.css']]);
});

test('with a network no file is requested twice', async () => {
  const fetch = vi.fn<(address: string) => Promise<Response>>();
  const { __vitePreload: preload } = await helperOf(true, fetch);
  expect(await preload(async () => 'loaded', ['a.js'])).toBe('loaded');
  expect(fetch).not.toHaveBeenCalled();
});

test('another way to load stops the build', () => {
  expect(() => withReach('export const preload = 1;')).toThrow('another way');
});
