import { afterEach, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { cdp, page } from 'vitest/browser';
import { YayanProvider } from '../YayanProvider.tsx';
import { Footer } from './footer/Footer.tsx';
import { HeaderBar } from './header/HeaderBar.tsx';
import { BottomTabs } from './navigation/BottomTabs.tsx';
import { PageShell } from './PageShell.tsx';

const emulate = async (media: '' | 'print'): Promise<void> =>
  void (await cdp().send('Emulation.setEmulatedMedia', { media }));

afterEach(() => emulate(''));

test('paper shows only the page, without header, menu, footer and tabs', async () => {
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

test('on phones the footer reaches the end of the page, and the tabs cover none of its words', async () => {
  await page.viewport(390, 844);
  await render(
    <YayanProvider>
      <PageShell
        header={<header>页头</header>}
        footer={<Footer links={[{ href: '/about', label: '关于我们' }]} />}
        tabs={<BottomTabs path="/home" items={[{ href: '/home', label: '首页', icon: null }]} />}
      >
        <p>正文</p>
      </PageShell>
    </YayanProvider>,
  );
  const footer = page.getByRole('contentinfo');
  await expect.element(footer).toBeVisible();
  globalThis.scrollTo(0, document.documentElement.scrollHeight);
  const bottomOf = (part: { element: () => Element }): number =>
    part.element().getBoundingClientRect().bottom;
  const end = document.documentElement.getBoundingClientRect().bottom;
  expect(bottomOf(footer)).toBeCloseTo(end, 0);
  const tabs = page.getByRole('navigation', { name: '底部导航' });
  expect(bottomOf(footer.getByRole('link').last())).toBeLessThan(tabs.element().getBoundingClientRect().top);
});

test('in a low window, as at 400 %, no bar stays over the text: header and tabs scroll away', async () => {
  await page.viewport(320, 256);
  await render(
    <YayanProvider>
      <PageShell
        header={<HeaderBar homeHref="/" />}
        footer={<Footer links={[{ href: '/about', label: '关于我们' }]} />}
        tabs={<BottomTabs path="/home" items={[{ href: '/home', label: '首页', icon: null }]} />}
      >
        <p style={{ height: 900 }}>正文</p>
      </PageShell>
    </YayanProvider>,
  );
  const header = page.getByRole('banner').element();
  const tabs = page.getByRole('navigation', { name: '底部导航' }).element();
  expect(tabs.getBoundingClientRect().top).toBeGreaterThan(innerHeight);
  globalThis.scrollTo(0, 400);
  await expect.poll(() => header.getBoundingClientRect().bottom).toBeLessThan(0);
});

test('the footer leaves out our contact while the page shows it, and not for one that is folded away', async () => {
  const contact = { mail: 'kefu@yayan.example', phone: '400-000-0000', hours: '工作日 9:00–18:00' };
  await render(
    <YayanProvider>
      <PageShell header={<header>页头</header>} footer={<Footer links={[]} contact={contact} />}>
        <details>
          <summary>对结果有疑问</summary>
          <p data-contact>联系我们</p>
        </details>
      </PageShell>
    </YayanProvider>,
  );
  const phone = page.getByText(contact.phone);
  await expect.element(phone).toBeVisible();
  await page.getByText('对结果有疑问').click();
  await expect.element(page.getByText('联系我们')).toBeVisible();
  await expect.element(phone).not.toBeVisible();
});
