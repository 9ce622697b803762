import { QueryClientProvider } from '@tanstack/react-query';
import { YayanProvider } from '@yayan/ui';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { cleanup, render } from 'vitest-browser-react';
import { hostPages } from '../../../host-routes.ts';
import { queryClient } from '../../../shell/client/client.ts';
import { restPointer } from '@yayan/site/look';

/** Opens a page for hosts anew, as a visit to its address does. */
export const openHosting = async (path: string): Promise<void> => {
  await cleanup();
  await restPointer();
  queryClient.clear();
  const routes = hostPages.map(({ path: pattern, load }) => ({
    path: pattern,
    lazy: async () => ({ Component: (await load?.())?.default ?? null }),
  }));
  await render(
    <QueryClientProvider client={queryClient}>
      <YayanProvider>
        <RouterProvider router={createMemoryRouter(routes, { initialEntries: [path] })} />
      </YayanProvider>
    </QueryClientProvider>,
  );
};
