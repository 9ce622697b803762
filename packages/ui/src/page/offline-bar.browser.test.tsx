import { afterEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import { YayanProvider } from '../YayanProvider.tsx';
import { MemberHeader } from '../shell/header/MemberHeader.tsx';
import { PageShell } from '../shell/PageShell.tsx';
import { OfflineBar } from './OfflineBar.tsx';
import { PageTitle } from './PageTitle.tsx';

const network = vi.spyOn(navigator, 'onLine', 'get');
afterEach(() => {
  network.mockReset();
  globalThis.dispatchEvent(new Event('online'));
});

/** A bar that sticks to the header, on a page that is scrolled. */
const sticksToHeader = {
  position: 'fixed',
  top: 'calc(var(--y-header-height) + var(--y-offline-height))',
  margin: 0,
} as const;

test.each([320, 390, 1440])(
  'at %i px the loss of the network is said between the header and the title, over neither, and moves nothing',
  async (width) => {
    await page.viewport(width, 844);
    await render(
      <YayanProvider>
        <OfflineBar />
        <p style={sticksToHeader}>待回答 3</p>
        <PageShell
          header={
            <MemberHeader
              homeHref="/home"
              path="/home"
              nav={[{ href: '/home', label: '首页' }]}
              member={{ nickname: '小芽', menu: [], bell: { href: '/home/message', unread: false } }}
            />
          }
        >
          <PageTitle title="福利兑换" lead="金币长期有效。" />
        </PageShell>
      </YayanProvider>,
    );
    const title = page.getByRole('heading', { name: '福利兑换' });
    await expect.element(title).toBeVisible();
    const top = title.element().getBoundingClientRect().top;
    network.mockReturnValue(false);
    globalThis.dispatchEvent(new Event('offline'));
    const said = page.getByText('网络断开，恢复后自动刷新');
    await expect.element(said).toBeVisible();
    expect(title.element().getBoundingClientRect().top).toBe(top);
    expect(said.element().getBoundingClientRect().bottom).toBeLessThanOrEqual(top);
    const layerOf = (element: Element) => Number(getComputedStyle(element).zIndex);
    const region = said.element().parentElement ?? document.body;
    expect(layerOf(region)).toBeGreaterThan(layerOf(page.getByRole('banner').element()));
    const header = page.getByRole('banner').element().getBoundingClientRect();
    expect(said.element().getBoundingClientRect().top).toBeGreaterThanOrEqual(header.bottom);
    const stuck = page.getByText('待回答 3').element().getBoundingClientRect();
    expect(stuck.top).toBe(said.element().getBoundingClientRect().bottom);
  },
);
