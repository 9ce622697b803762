import { YayanProvider } from '@yayan/ui';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import { BackToMe } from './BackToMe.tsx';

const open = async (address: string): Promise<void> => {
  const router = createMemoryRouter(
    [
      {
        path: '*',
        element: (
          <>
            <BackToMe path="/home/user" />
            <h1>账号设置</h1>
          </>
        ),
      },
    ],
    { initialEntries: [address] },
  );
  await render(
    <YayanProvider>
      <RouterProvider router={router} />
    </YayanProvider>,
  );
  await expect.element(page.getByRole('heading')).toBeVisible();
};

const back = () => page.getByRole('link', { name: '我的' });

test('a page of 我的 leads back to it', async () => {
  await open('/home/user');
  await expect.element(back()).toHaveAttribute('href', '/home/me');
});

test('a page that another one sent the member to leads back there only, as the page itself says', async () => {
  await open(`/home/user?from=${encodeURIComponent('/exchange/detail/bAp1x5kQ8mZc')}`);
  await expect.element(back()).not.toBeInTheDocument();
});

test('an address of another site is no page to lead back to', async () => {
  await open('/home/user?from=//evil.example');
  await expect.element(back()).toBeVisible();
});
