import { SiteLink } from '@yayan/site';
import { DiscussionHeader, PageShell, SkeletonDetail, SkeletonThread, YayanProvider } from '@yayan/ui';
import type { ReactNode } from 'react';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router';

/** Used only by the build (packages/site-build/src/app-shell): draws what index.html shows until a page's code has arrived. */

interface Picture {
  /** The page's path in the route table; `*` for all pages without a picture of their own. */
  page: string;
  /** A group's session has its own cookies, which index.html doesn't read, so everybody starts with the same picture. */
  for: 'visitor';
  address: string;
}

/** The entry page, and the pages behind it. */
export const pictures: readonly Picture[] = [
  { page: '/bbs/:id', for: 'visitor', address: '/bbs/1' },
  { page: '*', for: 'visitor', address: '/topic' },
];

const skeletonOf = ({ page }: Picture): ReactNode => (page === '*' ? <SkeletonThread /> : <SkeletonDetail />);

/** Draws the frame of a page with its first skeleton. */
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
