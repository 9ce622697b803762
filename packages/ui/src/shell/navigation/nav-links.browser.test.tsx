import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import { YayanProvider } from '../../YayanProvider.tsx';
import { NavLinks } from './NavLinks.tsx';

test('the underline of the current page runs below the note of its link, and label, note and line don’t touch', async () => {
  await page.viewport(1440, 900);
  await render(
    <YayanProvider>
      <NavLinks label="讨论小组" path="/desk" items={[{ href: '/desk', label: '详情', note: '分析' }]} />
    </YayanProvider>,
  );
  const link = page.getByRole('link', { name: /详情/u }).element();
  const note = page.getByText('分析').element().getBoundingClientRect();
  const label = document.createRange();
  label.selectNodeContents(link.firstChild ?? link);
  const line = getComputedStyle(link, '::after');
  const lineTop =
    link.getBoundingClientRect().bottom - Number.parseFloat(line.bottom) - Number.parseFloat(line.height);
  expect(lineTop - note.bottom).toBeGreaterThanOrEqual(2);
  expect(note.top - label.getBoundingClientRect().bottom).toBeGreaterThanOrEqual(-4);
});
