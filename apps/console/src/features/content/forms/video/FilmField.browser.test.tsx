import { prepareLook, problems } from '@yayan/site/look';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react';
import { fakeServer, Refused } from '../../../../testing/fake-server.ts';
import { show } from '../../../../testing/show.tsx';
import { newFilm } from '../../../../testing/new-film.ts';
import { playedFilm } from '../../../../testing/played-film.ts';
import { FilmField } from './FilmField.tsx';
import { readFilm } from './read-film.ts';
import type { Film } from './use-film-upload.ts';

const key = 'yayan/course/k7q2mx9blprzt3mb0yq8mxw2vn/17952489000004821.mp4';
const address = 'https://files.example/yayan/public/k7q2mx9blprzt3mb0yq8mxw2vn/17952489000004821.webp';
const mp4 = async (name = 'reading.mp4') => await newFilm({ name });

afterEach(() => vi.restoreAllMocks());

/** A store that takes three parts, and the console's calls about it. */
const openStore = (take: (number: number) => boolean = () => true) => {
  const arrived = new Set<number>();
  const names = new Set<string>();
  const seen = fakeServer(({ path, body }) => {
    if (path === '/course-videos/watch') return { url: '/film.mp4', bytes: 12 };
    if (path === '/content-pictures') return { address };
    const { id, size } = body as { id: string; size: number };
    names.add(id);
    const part = Math.ceil(size / 3);
    const bytesOf = (number: number): number => Math.min(part, size - (number - 1) * part);
    const parts = [1, 2, 3]
      .filter((number) => !arrived.has(number))
      .map((number) => ({
        number,
        start: (number - 1) * part,
        bytes: bytesOf(number),
        url: `/api/files/part?n=${number}`,
      }));
    return {
      key,
      fileUrl: key,
      receivedBytes: size - parts.reduce((sum, { bytes }) => sum + bytes, 0),
      isComplete: parts.length === 0,
      parts,
    };
  });
  const calls = globalThis.fetch;
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    if (!address.startsWith('/api/files/')) return await calls(address, init);
    const number = Number(new URL(address, 'http://console').searchParams.get('n'));
    if (!take(number)) throw new TypeError('Failed to fetch');
    arrived.add(number);
    return new Response(null, { status: 200 });
  });
  return { seen, arrived, names };
};

function Form() {
  const [film, setFilm] = useState<Film>();
  return (
    <>
      <FilmField hasFilm={film !== undefined} onFilm={setFilm} />
      <p>{film?.key}</p>
      <p>{film?.poster ?? '没有封面'}</p>
    </>
  );
}
/** Playwright's own upload forgets when a file was changed, which names its upload. */
const choose = (file: File): void => {
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  const chosen = new DataTransfer();
  chosen.items.add(file);
  if (input === null) throw new Error('There is no field for a file');
  input.files = chosen.files;
  input.dispatchEvent(new Event('change', { bubbles: true }));
};

test.each([
  ['desktop', 1440, 'light'],
  ['phone', 390, 'dark'],
] as const)(
  '11.9 a film is sent in parts, paused, and goes on where it stopped (%s)',
  async (size, width, scheme) => {
    await prepareLook({ size, width, height: 800, scheme });
    let isOpen = false;
    const { arrived } = openStore((number) => number < 3 || isOpen);
    await show(<Form />);
    choose(await mp4());
    await expect.poll(() => arrived.size).toBe(2);
    await expect.element(page.getByText(/reading\.mp4 · 66%/u)).toBeVisible();
    await page.getByRole('button', { name: '暂停' }).click();
    await expect.element(page.getByText(/已暂停/u)).toBeVisible();
    expect(await problems()).toEqual([]);
    isOpen = true;
    await page.getByRole('button', { name: '继续' }).click();
    await expect.element(page.getByText(key)).toBeVisible();
    expect(arrived).toEqual(new Set([1, 2, 3]));
  },
);

test('11.9 the same file, chosen again after a reload, is the same upload; another one is not', async () => {
  const { seen, names, arrived } = openStore((number) => number < 2);
  const reload = async () => {
    await cleanup();
    await show(<Form />);
  };
  await reload();
  choose(await mp4());
  await expect.poll(() => arrived.size).toBe(1);
  const before = seen.length;
  await reload();
  choose(await mp4());
  await expect.poll(() => seen.length).toBeGreaterThan(before);
  expect(names.size).toBe(1);
  await reload();
  choose(await mp4('other.mp4'));
  await expect.poll(() => names.size).toBe(2);
});

test('what is no MP4 is refused before anything is sent, and a refusal of the server is shown', async () => {
  const { seen } = openStore();
  await show(<Form />);
  choose(new File(['<script>'], 'reading.mp4', { type: 'video/mp4' }));
  await expect.element(page.getByText(/只收 MP4 视频/u)).toBeVisible();
  expect(seen).toEqual([]);
  fakeServer(() => new Refused(14_029, '今天上传的文件太多了'));
  choose(await mp4());
  await expect.element(page.getByText('今天上传的文件太多了')).toBeVisible();
});

test('11.10 a film that phones can’t play is refused with a way to mend it, before anything is sent', async () => {
  const { seen } = openStore();
  await show(<Form />);
  choose(await newFilm({ pictures: ['hevc', 'hev1.1.6.L93.B0'] }));
  await expect.element(page.getByText(/^画面是 H\.265/u)).toBeVisible();
  expect(await problems()).toEqual([]);
  expect(seen).toEqual([]);
});

test('11.10 a film whose pictures this browser can’t draw is taken, without a poster', async () => {
  const { seen } = openStore();
  await show(<Form />);
  choose(await newFilm({ sound: null }));
  await expect.element(page.getByText(key)).toBeVisible();
  await expect.element(page.getByText('没有封面')).toBeVisible();
  expect(seen.filter(({ path }) => path === '/content-pictures')).toEqual([]);
});

test('11.10 the poster is a frame of the film, from after its dark beginning', async () => {
  const { seconds, poster } = await readFilm(await playedFilm());
  expect(seconds).toBe(2);
  if (poster === undefined) throw new Error('There is no poster');
  const picture = await createImageBitmap(poster);
  const canvas = new OffscreenCanvas(picture.width, picture.height);
  const drawing = canvas.getContext('2d');
  drawing?.drawImage(picture, 0, 0);
  const [red = 0, green = 0, blue = 0] = drawing?.getImageData(100, 60, 1, 1).data ?? [];
  expect([picture.width, picture.height]).toEqual([320, 180]);
  expect([red > 200, green < 60, blue < 60]).toEqual([true, true, true]);
});
