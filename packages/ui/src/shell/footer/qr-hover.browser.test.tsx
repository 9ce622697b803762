import { beforeEach, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { YayanProvider } from '../../YayanProvider.tsx';
import { Footer } from './Footer.tsx';

const word = page.getByRole('button', { name: '公众号' });
const code = page.getByText('关注公众号的码');

beforeEach(async () => {
  await render(
    <YayanProvider>
      <main style={{ height: 500 }} />
      <Footer
        links={[{ href: '/about', label: '关于我们' }]}
        qrCodes={[
          { label: '公众号', note: '微信扫一扫', code: '关注公众号的码' },
          { label: 'APP', note: '扫一扫', code: 'APP 的码' },
        ]}
      />
    </YayanProvider>,
  );
});

/** The events of a finger's tap: the pointer enters, presses and leaves. */
const tap = (element: Element): void => {
  const finger = { pointerType: 'touch', bubbles: true };
  element.dispatchEvent(new PointerEvent('pointerover', finger));
  element.dispatchEvent(new PointerEvent('pointerout', { ...finger, relatedTarget: document.body }));
  element.dispatchEvent(new MouseEvent('mouseover', { bubbles: true }));
  element.dispatchEvent(new PointerEvent('click', finger));
};

test('a finger opens a code with its first tap and closes it with the next', async () => {
  tap(word.element());
  await expect.element(code).toBeVisible();
  await expect.element(word).toHaveAttribute('aria-expanded', 'true');
  tap(word.element());
  await expect.element(code).not.toBeInTheDocument();
});

test('a mouse sees a code while it is over the word, and a press keeps it', async () => {
  await word.hover();
  await expect.element(code).toBeVisible();
  await word.click();
  await expect.element(code).toBeVisible();
  await page.getByRole('link', { name: '关于我们' }).hover();
  await expect.element(code).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(code).not.toBeInTheDocument();
});

test('on a phone every code is inside the window', async () => {
  await page.viewport(390, 844);
  for (const [name, shown] of [
    ['公众号', '关注公众号的码'],
    ['APP', 'APP 的码'],
  ] as const) {
    tap(page.getByRole('button', { name }).element());
    await expect.element(page.getByText(shown)).toBeInViewport({ ratio: 1 });
    tap(page.getByRole('button', { name }).element());
  }
});
