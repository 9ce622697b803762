import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { YayanProvider } from '@yayan/ui';
import { type ComponentProps, isValidElement, type ReactElement } from 'react';
import { createMemoryRouter, type RouteObject } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { render } from 'vitest-browser-react';

type Entry = NonNullable<NonNullable<Parameters<typeof createMemoryRouter>[1]>['initialEntries']>[number];

interface RenderedPage {
  readonly router: ComponentProps<typeof RouterProvider>['router'];
  readonly screen: Awaited<ReturnType<typeof render>>;
}

/**
 * Makes a site's `renderPage`: it renders routes at an address, or one element at any address, inside query client, theme and
 * router. Every address without a route shows 另一页.
 */
export const pageRenderer =
  (usual: QueryClient) =>
  async (
    content: readonly RouteObject[] | ReactElement,
    at: Entry = '/',
    client = usual,
  ): Promise<RenderedPage> => {
    const routes = isValidElement(content) ? [{ path: '*', element: content }] : content;
    const router = createMemoryRouter([...routes, { path: '*', element: <p>另一页</p> }], {
      initialEntries: [at],
    });
    const screen = await render(
      <QueryClientProvider client={client}>
        <YayanProvider>
          <RouterProvider router={router} />
        </YayanProvider>
      </QueryClientProvider>,
    );
    return { router, screen };
  };
