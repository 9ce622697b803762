import { QueryClientProvider } from '@tanstack/react-query';
import { SiteLink } from '@yayan/site';
import { YayanProvider } from '@yayan/ui';
import { prerender } from 'react-dom/static';
import {
  createStaticHandler,
  createStaticRouter,
  type RouteObject,
  StaticRouterProvider,
} from 'react-router';
import { queryClient, session } from './shell/client/client.ts';
import { Layout } from './shell/frame/Layout.tsx';
import { loadMemberFrame } from './shell/frame/lazy-member-frame.tsx';
import { pages } from './routes.tsx';

/** Used only by the build (packages/site-build/src/app-shell): draws what index.html shows until a page's code has arrived. */

interface Picture {
  /** The page's path in the route table; `*` for all pages without a picture of their own. */
  page: string;
  for: 'member' | 'visitor';
  /** An address of the page. */
  address: string;
}

/** The pages that people see first and most. */
export const pictures: readonly Picture[] = [
  { page: '/', for: 'visitor', address: '/' },
  { page: '/login', for: 'visitor', address: '/login' },
  { page: '/exchange', for: 'visitor', address: '/exchange' },
  { page: '*', for: 'visitor', address: '/404/none' },
  { page: '/home', for: 'member', address: '/home' },
  { page: '/task', for: 'member', address: '/task' },
  { page: '/task/detail/:id', for: 'member', address: '/task/detail/1' },
  { page: '/exchange', for: 'member', address: '/exchange' },
  { page: '/task/go', for: 'member', address: '/task/go?task=1' },
  { page: '*', for: 'member', address: '/404/none' },
];

const routes: RouteObject[] = [
  {
    element: <Layout />,
    children: [
      ...pages.map(({ path, title, load }): RouteObject => ({
        path,
        handle: { title },
        lazy: async () => ({ Component: (await load()).default }),
      })),
      { path: '*', Component: () => null },
    ],
  },
];

/** Draws a page in its loading state. */
export const draw = async ({ for: whom, address }: Picture): Promise<string> => {
  if (whom === 'member') session.signIn({ token: '-', refreshToken: '-', expired: Number.MAX_SAFE_INTEGER });
  else session.clear();
  const handler = createStaticHandler(routes);
  const context = await handler.query(new Request(`http://localhost${address}`));
  if (context instanceof Response) throw new Error(`${address} can not be drawn`);
  await loadMemberFrame();
  // A part that can't be drawn would only be missing.
  const faults: unknown[] = [];
  const { prelude } = await prerender(
    <QueryClientProvider client={queryClient}>
      <YayanProvider link={SiteLink}>
        <StaticRouterProvider
          router={createStaticRouter(handler.dataRoutes, context)}
          context={context}
          hydrate={false}
        />
      </YayanProvider>
    </QueryClientProvider>,
    // In one piece: streamed parts would need a script to move them into their places.
    { progressiveChunkSize: Number.MAX_SAFE_INTEGER, onError: (fault) => void faults.push(fault) },
  );
  const drawn = await new Response(prelude).text();
  if (faults.length > 0) throw new AggregateError(faults, `${address} can not be drawn whole`);
  return drawn;
};
