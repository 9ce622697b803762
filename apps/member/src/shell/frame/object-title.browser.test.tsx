import { ObjectTitle, usePageChange } from '@yayan/site';
import { createMemoryRouter, Outlet, useLocation, useParams } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';

function Frame() {
  const { pathname } = useLocation();
  usePageChange(pathname, pathname === '/course' ? '课程' : '课程详情');
  return <Outlet />;
}

/** One course; the one without a name is still loading. */
function Course() {
  const { name } = useParams();
  return name === 'loading' ? <p>…</p> : <ObjectTitle title={name ?? ''} />;
}

test('rule 10.1: the title is that of the object, and that of the route until it is known, also on the way back', async () => {
  const router = createMemoryRouter(
    [
      {
        Component: Frame,
        children: [
          { path: '/course', element: null },
          { path: '/course/:name', Component: Course },
        ],
      },
    ],
    { initialEntries: ['/course'] },
  );
  await render(<RouterProvider router={router} />);
  const title = () => expect.poll(() => document.title);
  await title().toBe('芽言-课程');
  await router.navigate('/course/认识配额');
  await title().toBe('芽言-认识配额');
  await router.navigate('/course/loading');
  await title().toBe('芽言-课程详情');
  await router.navigate('/course/认识甄别');
  await title().toBe('芽言-认识甄别');
  await router.navigate(-2);
  await title().toBe('芽言-认识配额');
  await router.navigate(-1);
  await title().toBe('芽言-课程');
});
