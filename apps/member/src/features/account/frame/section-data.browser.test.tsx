import { YayanProvider } from '@yayan/ui';
import { ApiError } from '@yayan/auth';
import { afterEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import { SectionData } from './SectionData.tsx';

afterEach(() => vi.restoreAllMocks());

test('a section that has no network comes back by itself: at the event, and by a timer when that was too early', async () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const refetch = vi.fn<() => Promise<unknown>>(async () => await Promise.resolve());
  const error = new ApiError({ kind: 'network', code: 0, status: 0, msg: '', data: undefined });
  const query = { data: undefined, error, isPending: false, isError: true, isFetching: false, refetch };
  await render(
    <YayanProvider>
      <SectionData query={query} rows={1}>
        {() => null}
      </SectionData>
    </YayanProvider>,
  );
  await expect.element(page.getByText('没有网络，恢复后自动加载')).toBeVisible();
  expect(refetch).not.toHaveBeenCalled();
  online.mockReturnValue(true);
  globalThis.dispatchEvent(new Event('online'));
  expect(refetch).toHaveBeenCalledOnce();
  await vi.waitFor(() => expect(refetch.mock.calls.length).toBeGreaterThan(1), { timeout: 20_000 });
});
