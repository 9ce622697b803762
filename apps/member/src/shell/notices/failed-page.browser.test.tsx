import { ApiError } from '@yayan/auth';
import { YayanProvider } from '@yayan/ui';
import { MemoryRouter } from 'react-router';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { FailedPage } from './FailedPage.tsx';

test('a page that failed to load says which one it is, and leads back or tries again', async () => {
  const refetch = vi.fn(async () => undefined);
  await render(
    <YayanProvider>
      <MemoryRouter>
        <FailedPage
          query={{ refetch, error: new Error('lost'), isFetching: false }}
          title="任务详情"
          back={{ href: '/task', label: '任务大厅' }}
        />
      </MemoryRouter>
    </YayanProvider>,
  );
  await expect.element(page.getByRole('heading', { level: 1, name: '任务详情' })).toBeVisible();
  await expect.element(page.getByRole('link', { name: '任务大厅' })).toHaveAttribute('href', '/task');
  await userEvent.click(page.getByRole('button', { name: '重试' }));
  expect(refetch).toHaveBeenCalledTimes(1);
});

test('it names the cause and the number for support, and offers no retry that can’t help', async () => {
  const error = new ApiError({
    code: 403,
    status: 403,
    msg: '这个账号没有权限',
    data: null,
    kind: 'notice',
    requestId: 'req-7',
  });
  await render(
    <YayanProvider>
      <MemoryRouter>
        <FailedPage query={{ refetch: async () => undefined, error, isFetching: false }} title="任务详情" />
      </MemoryRouter>
    </YayanProvider>,
  );
  await expect.element(page.getByText('加载失败，这个账号没有权限')).toBeVisible();
  await expect.element(page.getByText('req-7')).toBeVisible();
  await expect.element(page.getByRole('button', { name: '重试' })).not.toBeInTheDocument();
});
