import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { checkIn, type Client } from '@yayan/api-client';
import { mockListTasks, refuse } from '@yayan/api-client/mocks';
import { ClientProvider, useListTasksInfinite, useLive } from '@yayan/api-client/react';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import { openMock } from '../../testing/open-mock.ts';

const inside = (client: Client, children: ReactNode) => (
  <QueryClientProvider client={new QueryClient()}>
    <ClientProvider value={client}>{children}</ClientProvider>
  </QueryClientProvider>
);

function Titles() {
  const { query, items } = useListTasksInfinite({ limit: 2 });
  if (query.error) return <p role="alert">{query.error.msg}</p>;
  return (
    <>
      <ul>
        {items.map(({ hashId, title }) => (
          <li key={hashId}>{title}</li>
        ))}
      </ul>
      <button type="button" disabled={!query.hasNextPage} onClick={() => void query.fetchNextPage()}>
        更多
      </button>
    </>
  );
}

test('an infinite hook loads page after page, until there is none', async () => {
  const { client } = await openMock();
  await render(inside(client, <Titles />));
  const items = page.getByRole('listitem');
  const more = page.getByRole('button', { name: '更多' });
  await expect.element(more).toBeEnabled();
  expect(items.elements()).toHaveLength(2);
  await more.click();
  await expect.element(more).toBeDisabled();
  expect(new Set(items.elements().map(({ textContent }) => textContent)).size).toBe(4);
});

test('a refusal reaches an infinite hook after one call', async () => {
  const { client, mock } = await openMock();
  let calls = 0;
  mock.use(
    mockListTasks(() => {
      calls += 1;
      return refuse('FORBIDDEN');
    }),
  );
  await render(inside(client, <Titles />));
  await expect.element(page.getByRole('alert')).toBeVisible();
  expect(calls).toBe(1);
});

test('useLive hears its kind with the newest listener, and nothing after it is gone', async () => {
  let now = Date.now();
  const { client } = await openMock({ now: () => now });
  const heard: string[] = [];
  const all: string[] = [];
  const opened = new Promise<void>((resolve) => {
    client.live.onState((state) => {
      if (state === 'open') resolve();
    });
  });
  const stop = client.live.on('*', (_data, kind) => all.push(kind));

  function Listener({ name }: { name: string }) {
    useLive(
      client,
      'balance',
      ({ at }) => heard.push(`${name} ${typeof at}`),
      () => heard.push(`${name} open`),
    );
    return <p>{name}</p>;
  }

  const { rerender, unmount } = await render(<Listener name="first" />);
  await rerender(<Listener name="second" />);
  await opened;
  await checkIn({}, { client });
  await expect.poll(() => heard).toEqual(['second open', 'second string']);
  await unmount();
  const before = all.length;
  now += 24 * 3_600_000;
  await checkIn({}, { client });
  await expect.poll(() => all.slice(before)).toContain('balance');
  expect(heard).toHaveLength(2);
  stop();
});
