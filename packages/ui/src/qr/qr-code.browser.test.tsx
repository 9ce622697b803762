import { Suspense } from 'react';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import { QrCode } from './QrCode.tsx';

const show = (text: string) =>
  render(
    <Suspense>
      <QrCode text={text} label="二维码：打开芽言 APP 页" />
    </Suspense>,
  );

/** Draws the code on a canvas and returns whether a module is dark, counted from the code's own corner. */
const modulesOf = async (svg: SVGElement): Promise<(x: number, y: number) => boolean> => {
  const copy = svg.cloneNode(true) as SVGElement;
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  const cells = Number(svg.getAttribute('viewBox')?.split(' ')[2]);
  copy.setAttribute('width', String(cells * 4));
  copy.setAttribute('height', String(cells * 4));
  const picture = new Image();
  picture.src = `data:image/svg+xml,${encodeURIComponent(copy.outerHTML)}`;
  await picture.decode();
  const canvas = Object.assign(document.createElement('canvas'), { width: cells * 4, height: cells * 4 });
  const pen = canvas.getContext('2d');
  pen?.drawImage(picture, 0, 0);
  return (x, y) => (pen?.getImageData((x + 4) * 4 + 2, (y + 4) * 4 + 2, 1, 1).data[0] ?? 255) < 128;
};

test('a code is on white with its three finder patterns, and its text says what it opens', async () => {
  await show('https://www.yayan.example/app');
  const code = page.getByRole('img', { name: '二维码：打开芽言 APP 页' });
  await expect.element(code).toBeVisible();
  const svg = code.element();
  if (!(svg instanceof SVGElement)) throw new Error('the code is no drawing');
  const isDark = await modulesOf(svg);
  const last = Number(svg.getAttribute('viewBox')?.split(' ')[2]) - 8 - 7;
  for (const [x, y] of [
    [0, 0],
    [last, 0],
    [0, last],
  ] as const) {
    expect([isDark(x, y), isDark(x + 1, y + 1), isDark(x + 3, y + 3), isDark(x + 6, y + 6)]).toEqual([
      true,
      false,
      true,
      true,
    ]);
  }
  expect([isDark(-1, -1), isDark(-4, 3)]).toEqual([false, false]);
});

test('another text gives another code', async () => {
  const screen = await show('https://www.yayan.example/app');
  const path = () => screen.container.querySelector('path:last-child')?.getAttribute('d');
  await expect.poll(path).toBeTruthy();
  const first = path();
  await screen.rerender(
    <Suspense>
      <QrCode text="https://www.yayan.example/about" label="二维码：关于我们" />
    </Suspense>,
  );
  await expect.element(page.getByRole('img', { name: '二维码：关于我们' })).toBeVisible();
  expect(path()).not.toBe(first);
});
