import { afterEach, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { cdp, page } from 'vitest/browser';
import { Modal } from '../mantine/overlays/modal.ts';
import { YayanProvider } from '../YayanProvider.tsx';

const emulate = async (media: '' | 'print'): Promise<void> =>
  void (await cdp().send('Emulation.setEmulatedMedia', { media }));

afterEach(() => emulate(''));

const shownScheme = (): string | undefined => document.documentElement.dataset['mantineColorScheme'];

test('a dark page is printed in the light colours, and is dark again afterwards', async () => {
  await render(
    <YayanProvider forceColorScheme="dark">
      <p>正文</p>
    </YayanProvider>,
  );
  expect(shownScheme()).toBe('dark');
  await emulate('print');
  await expect.poll(shownScheme).toBe('light');
  await emulate('');
  await expect.poll(shownScheme).toBe('dark');
});

test('an open sheet is printed alone, without veil and cross, in the flow of the paper', async () => {
  await render(
    <YayanProvider>
      <p>正文</p>
      <Modal opened onClose={() => undefined} title="卡密" transitionProps={{ duration: 0 }}>
        8899
      </Modal>
    </YayanProvider>,
  );
  const sheet = page.getByRole('dialog', { name: '卡密' });
  await expect.element(sheet).toBeVisible();
  await emulate('print');
  await expect.element(page.getByText('正文')).not.toBeVisible();
  await expect.element(page.getByText('8899')).toBeVisible();
  await expect.element(sheet.getByRole('button')).not.toBeInTheDocument();
  expect(sheet.element().getBoundingClientRect().top).toBe(0);
  expect(document.querySelector('.mantine-Modal-overlay')?.checkVisibility()).toBe(false);
});
