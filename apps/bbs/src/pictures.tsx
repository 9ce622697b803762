import { SiteLink } from '@yayan/site';
import { DiscussionHeader, PageShell, SkeletonDetail, SkeletonThread, YayanProvider } from '@yayan/ui';
import type { ReactNode } from 'react';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router';

/** Entered by the build alone (packages/site-build/src/app-shell): it draws what index.html shows until a page's code has arrived. */

interface Picture {
  /** The page's path in the route table; `*` for all that have no picture of their own. */
  page: string;
  /** A group's session is in cookies of its own, which index.html doesn't read: everybody begins with the same picture. */
  for: 'visitor';
  address: string;
}

/** The page at which people come in, and those behind it. */
export const pictures: readonly Picture[] = [
  { page: '/bbs/:id', for: 'visitor', address: '/bbs/1' },
  { page: '*', for: 'visitor', address: '/topic' },
];

const skeletonOf = ({ page }: Picture): ReactNode => (page === '*' ? <SkeletonThread /> : <SkeletonDetail />);

/** Draws the frame of a page with the skeleton that it begins with. */
export const draw = async (picture: Picture): Promise<string> => {
  const { address } = picture;
  const { prelude } = await prerender(
    <YayanProvider link={SiteLink}>
      <StaticRouter location={address}>
        <PageShell header={<DiscussionHeader homeHref={address} path={address} nav={[]} />}>
          <div aria-busy>{skeletonOf(picture)}</div>
        </PageShell>
      </StaticRouter>
    </YayanProvider>,
  );
  return await new Response(prelude).text();
};
