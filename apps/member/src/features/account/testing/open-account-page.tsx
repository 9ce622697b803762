import { page } from 'vitest/browser';
import { queryClient } from '../../../shell/client/client.ts';
import { renderPage } from '../../../testing/render-page.ts';
import AccountPage from '../AccountPage.tsx';
import { type AccountMock, startAccountMock } from './account-mock.ts';

/** Starts a server for one test. Nothing of an earlier test is left in the browser. */
export const startAccount = async (): Promise<AccountMock> => {
  sessionStorage.clear();
  // The times of the next code outlive a page: what one test asked for must not delay the next.
  localStorage.clear();
  queryClient.clear();
  return await startAccountMock();
};

export const openAccountPage = async (path = '/home/user') => {
  const { router } = await renderPage(
    [
      { path: '/home/user', Component: AccountPage },
      { path: '/exchange/detail/:id', element: <p>福利</p> },
    ],
    path,
  );
  return router;
};

export const button = (name: string | RegExp) => page.getByRole('button', { name });
export const dialog = (name: string) => page.getByRole('dialog', { name });

export const handInRealName = async (): Promise<void> => {
  await page.getByRole('textbox', { name: '姓名' }).fill('王小明');
  await page.getByRole('textbox', { name: '身份证号' }).fill('11010519491231002x');
  await page.getByRole('checkbox').click();
  await button('提交认证').click();
};
