import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import { YayanProvider } from '../YayanProvider.tsx';
import { EmptyState } from './EmptyState.tsx';
import { ErrorState } from './ErrorState.tsx';
import { LoadingVeil } from './LoadingVeil.tsx';
import { Toasts } from './Toasts.tsx';
import { createToaster } from './create-toaster.ts';
import { createVeil } from './create-veil.ts';

const show = (node: React.ReactNode) => render(<YayanProvider>{node}</YayanProvider>);

test('rule 10.14: an empty list says 「当前暂无{content}」', async () => {
  await show(<EmptyState content="金币记录" />);
  await expect.element(page.getByText('当前暂无金币记录', { exact: true })).toBeVisible();
});

test('an error is announced, offers a retry and names the request', async () => {
  let retries = 0;
  await show(<ErrorState onRetry={() => (retries += 1)} requestId="01JD6Z" />);
  await expect.element(page.getByRole('alert').getByText('加载失败，请重试')).toBeVisible();
  await expect.element(page.getByText('01JD6Z')).toBeVisible();
  await page.getByRole('button', { name: '重试' }).click();
  expect(retries).toBe(1);
});

test('without a network an error says so, and that nothing has to be pressed', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await show(<ErrorState onRetry={() => undefined} />);
  await expect.element(page.getByRole('alert').getByText('没有网络，恢复后自动加载')).toBeVisible();
  vi.restoreAllMocks();
});

test('a failed part tries again when the network is back, and again when that was too early', async () => {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const retry = vi.fn<() => void>();
  await show(<ErrorState onRetry={retry} retryEveryMs={10} />);
  await expect.element(page.getByRole('alert')).toBeVisible();
  expect(retry).not.toHaveBeenCalled();
  onLine.mockReturnValue(true);
  globalThis.dispatchEvent(new Event('online'));
  expect(retry).toHaveBeenCalledOnce();
  await expect.poll(() => retry.mock.calls.length).toBeGreaterThan(1);
  vi.restoreAllMocks();
});

test('a part that failed to load comes back by the timer alone when the browser sends no event', async () => {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const retry = vi.fn<() => void>();
  await show(<ErrorState onRetry={retry} retryEveryMs={10} />);
  onLine.mockReturnValue(true);
  await expect.poll(() => retry.mock.calls.length).toBeGreaterThan(0);
  vi.restoreAllMocks();
});

test('a whole page that was reloaded too early tries again too: the tab remembers that the network was lost', async () => {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const retry = vi.fn<() => void>();
  const first = await show(<ErrorState onRetry={retry} retryEveryMs={10} />);
  await first.unmount();
  expect(Date.now() - Number(sessionStorage.getItem('yayan:offline'))).toBeLessThan(60_000);
  onLine.mockReturnValue(true);
  const reloaded = new URL('use-retry-online.ts?reloaded', import.meta.url).href;
  const { useRetryOnline } = (await import(
    /* @vite-ignore */ reloaded
  )) as typeof import('./use-retry-online.ts');
  function Reloaded() {
    useRetryOnline(retry, 10);
    return null;
  }
  await show(<Reloaded />);
  await expect.poll(() => retry.mock.calls.length).toBeGreaterThan(0);
  vi.restoreAllMocks();
});

test('4.1.3: an error toast is announced at once, a success politely, in live regions that existed before', async () => {
  const toaster = createToaster();
  await show(<Toasts toaster={toaster} />);
  await expect.element(page.getByRole('alert')).toBeInTheDocument();
  await expect.element(page.getByRole('status')).toBeInTheDocument();
  toaster.error('网络开小差了，请稍后再试');
  await expect
    .element(page.getByRole('alert').getByText('网络开小差了，请稍后再试', { exact: false }))
    .toBeVisible();
  await page.getByRole('button', { name: '知道了' }).click();
  await expect.element(page.getByRole('alert')).toHaveTextContent('');
  toaster.success('已保存');
  await expect.element(page.getByRole('status')).toHaveTextContent('已保存');
  await expect.element(page.getByRole('alert')).toHaveTextContent('');
});

test('rule 10.16: the veil is 50 % white, says 加载中 and goes with its last holder', async () => {
  const veil = createVeil();
  await show(<LoadingVeil veil={veil} />);
  const first = veil.show();
  const second = veil.show();
  await expect.element(page.getByTestId('veil')).toHaveTextContent('加载中');
  await expect.element(page.getByTestId('veil')).toHaveStyle({ backgroundColor: 'rgba(255, 255, 255, 0.5)' });
  first();
  await expect.element(page.getByTestId('veil')).toBeInTheDocument();
  second();
  await expect.element(page.getByTestId('veil')).not.toBeInTheDocument();
});
