import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import { Card } from '../mantine/layout/card.ts';
import { YayanProvider } from '../YayanProvider.tsx';
import { StickyAction } from './StickyAction.tsx';

const colourOf = (element: Element | null | undefined): string | undefined =>
  element ? getComputedStyle(element).backgroundColor : undefined;

test.each(['light', 'dark'] as const)('on phones, in %s, it has the colour of its card', async (scheme) => {
  await page.viewport(390, 844);
  await render(
    <YayanProvider forceColorScheme={scheme}>
      <Card component="section" aria-label="兑换">
        <StickyAction>
          <button type="button">去兑换</button>
        </StickyAction>
      </Card>
    </YayanProvider>,
  );
  const bar = page.getByRole('button', { name: '去兑换' });
  await expect.element(bar).toBeVisible();
  const card = page.getByRole('region', { name: '兑换' });
  expect(colourOf(bar.element().parentElement)).toBe(colourOf(card.element()));
});
