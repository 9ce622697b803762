import { QueryClientProvider } from '@tanstack/react-query';
import { YayanProvider } from '@yayan/ui';
import type { ComponentType } from 'react';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { cleanup, render } from 'vitest-browser-react';
import { queryClient } from '../shell/client/client.ts';
import { restPointer } from '@yayan/site/look';

/** Shows a page anew at its address, as a visit does. */
export const openPage = async (Component: ComponentType, path: string, at: string): Promise<void> => {
  await cleanup();
  await restPointer();
  queryClient.clear();
  const router = createMemoryRouter(
    [
      { path, Component },
      { path: '*', Component: () => <p>另一页</p> },
    ],
    {
      initialEntries: [at],
    },
  );
  await render(
    <QueryClientProvider client={queryClient}>
      <YayanProvider>
        <main>
          <RouterProvider router={router} />
        </main>
      </YayanProvider>
    </QueryClientProvider>,
  );
};
