import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { openPage } from '../../testing/open-page.tsx';
import AboutPage from './AboutPage.tsx';

test('10.37 /about#contact shows how to reach us', async () => {
  await page.viewport(390, 600);
  await openPage(AboutPage, '/about', '/about#contact');
  await expect.poll(() => document.activeElement?.id).toBe('contact');
  const { top } = document.getElementById('contact')?.getBoundingClientRect() ?? { top: -1 };
  expect(top).toBeGreaterThanOrEqual(0);
  expect(top).toBeLessThan(500);
});
