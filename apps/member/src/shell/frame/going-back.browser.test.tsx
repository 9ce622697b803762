import { usePageChange } from '@yayan/site';
import { useEffect, useState } from 'react';
import { createMemoryRouter, Outlet, useLocation } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';

function Frame() {
  usePageChange(useLocation().pathname, undefined);
  return (
    <main id="main" tabIndex={-1}>
      <Outlet />
    </main>
  );
}

/** A list that appears only when its answer arrives. */
function List() {
  const [come, setCome] = useState(false);
  const { search } = useLocation();
  useEffect(() => {
    const frame = requestAnimationFrame(() => setCome(true));
    return () => cancelAnimationFrame(frame);
  }, []);
  return <div style={{ height: come ? 4000 : 20 }}>{come ? `列表${search}` : ''}</div>;
}

const open = async () => {
  const router = createMemoryRouter(
    [
      {
        Component: Frame,
        children: [
          { path: '/list', Component: List },
          { path: '/detail', element: <div style={{ height: 3000 }}>详情</div> },
        ],
      },
    ],
    { initialEntries: ['/list'] },
  );
  const screen = await render(<RouterProvider router={router} />);
  await expect.element(screen.getByText('列表')).toBeVisible();
  return { router, screen };
};

const scrolled = async (top: number): Promise<void> => {
  globalThis.scrollTo(0, top);
  await new Promise((resolve) => {
    globalThis.addEventListener('scroll', resolve, { once: true });
  });
};

const top = () => expect.poll(() => Math.round(globalThis.scrollY));

test('going back restores the scroll position, also when the list loads again, and going on starts at the top', async () => {
  const { router } = await open();
  await scrolled(900);
  await router.navigate('/detail');
  await top().toBe(0);
  await scrolled(400);
  await router.navigate(-1);
  await top().toBe(900);
  await router.navigate(1);
  await top().toBe(400);
  await router.navigate('/list');
  await top().toBe(0);
});

test('a filter that replaces the entry keeps the position for the way back', async () => {
  const { router, screen } = await open();
  await scrolled(700);
  await router.navigate('/list?type=1', { replace: true });
  await expect.element(screen.getByText('列表?type=1')).toBeInTheDocument();
  await router.navigate('/detail');
  await top().toBe(0);
  await router.navigate(-1);
  await top().toBe(700);
});

test('a page that still grows does not scroll against the member', async () => {
  const { router, screen } = await open();
  await scrolled(900);
  await router.navigate('/detail');
  await top().toBe(0);
  await router.navigate(-1);
  await top().toBe(900);
  globalThis.dispatchEvent(new WheelEvent('wheel'));
  await scrolled(300);
  const list = screen.getByText('列表').element();
  const grown = new Promise((resolve) => {
    new ResizeObserver((_entries, observer) => {
      if (list.clientHeight !== 5000) return;
      observer.disconnect();
      requestAnimationFrame(resolve);
    }).observe(document.body);
  });
  list.setAttribute('style', 'height: 5000px');
  await grown;
  await top().toBe(300);
});

test('a page scrolled before its scripts ran keeps its position', async () => {
  const prerendered = document.createElement('div');
  prerendered.style.height = '4000px';
  document.body.prepend(prerendered);
  await scrolled(500);
  await open();
  await top().toBe(500);
  prerendered.remove();
});
