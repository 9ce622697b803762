import { afterEach, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { cdp, page } from 'vitest/browser';
import { YayanProvider } from '../theme/YayanProvider.tsx';
import { PageShell } from './PageShell.tsx';

const emulate = async (media: '' | 'print'): Promise<void> =>
  void (await cdp().send('Emulation.setEmulatedMedia', { media }));

afterEach(() => emulate(''));

test('on paper stands the page alone, without header, menu, footer and tabs', async () => {
  await render(
    <YayanProvider>
      <PageShell
        header={<header>页头</header>}
        side={<nav>菜单</nav>}
        footer={<footer>页脚</footer>}
        tabs={<nav>标签</nav>}
      >
        <p>正文</p>
      </PageShell>
    </YayanProvider>,
  );
  const around = ['页头', '菜单', '页脚', '标签'];
  for (const part of around) await expect.element(page.getByText(part)).toBeVisible();
  await emulate('print');
  for (const part of around) await expect.element(page.getByText(part)).not.toBeVisible();
  await expect.element(page.getByText('正文')).toBeVisible();
});
