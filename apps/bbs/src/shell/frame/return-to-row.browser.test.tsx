import { usePageChange, useReturnToRow } from '@yayan/site';
import { useEffect, useState } from 'react';
import { createMemoryRouter, Link, Outlet, useLocation } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';

function Frame() {
  const { pathname } = useLocation();
  usePageChange(pathname, undefined);
  useReturnToRow(pathname);
  return (
    <>
      <Link to="/detail/2">页头</Link>
      <main id="main" tabIndex={-1}>
        <Outlet />
      </main>
    </>
  );
}

/** A list whose rows come after the page. */
function List() {
  const [come, setCome] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setCome(true), 50);
    return () => clearTimeout(timer);
  }, []);
  return (
    <>
      <h1>列表</h1>
      <input aria-label="搜索" />
      {come
        ? [1, 2, 3].map((place) => <Link key={place} to={`/detail/${place}`}>{`第 ${place} 行`}</Link>)
        : null}
    </>
  );
}

const open = async () => {
  const children = [
    { path: '/list', Component: List },
    { path: '/detail/:id', element: <h1>详情</h1> },
  ];
  const router = createMemoryRouter([{ Component: Frame, children }], { initialEntries: ['/list'] });
  await render(<RouterProvider router={router} />);
  return router;
};
const row = (place: number) => page.getByRole('link', { name: `第 ${place} 行` });
const main = () => document.querySelector('#main');

test('rule 6.61: going back to a list focuses the row that was opened, also when its rows come later', async () => {
  const router = await open();
  await row(2).click();
  await expect.element(page.getByText('详情')).toBeVisible();
  expect(document.activeElement).toBe(main());
  await router.navigate(-1);
  await expect.element(row(2)).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('详情')).toBeVisible();
  await router.navigate(-1);
  await expect.element(row(2)).toHaveFocus();
});

test('the focus stays where somebody put it before the rows came', async () => {
  const router = await open();
  await row(3).click();
  await expect.element(page.getByText('详情')).toBeVisible();
  await router.navigate(-1);
  await page.getByLabelText('搜索').click();
  await expect.element(row(3)).toBeVisible();
  await expect.element(page.getByLabelText('搜索')).toHaveFocus();
});

test('a link outside the page, or a page opened anew, leads to no row', async () => {
  const router = await open();
  await page.getByRole('link', { name: '页头' }).click();
  await expect.element(page.getByText('详情')).toBeVisible();
  await router.navigate(-1);
  await expect.element(row(2)).toBeVisible();
  expect(document.activeElement).toBe(main());
  await row(1).click();
  await expect.element(page.getByText('详情')).toBeVisible();
  await router.navigate('/list');
  await expect.element(row(1)).toBeVisible();
  expect(document.activeElement).toBe(main());
});
