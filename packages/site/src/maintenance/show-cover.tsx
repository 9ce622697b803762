import type { QueryClient } from '@tanstack/react-query';
import type { Transport } from '@yayan/auth';
import { YayanProvider } from '@yayan/ui';
import { createRoot } from 'react-dom/client';
import { otherSiteOrigin } from '../other-site.ts';
import { MaintenanceCover } from './MaintenanceCover.tsx';
import type { MaintenanceNotice } from './maintenance-notice.ts';
import type { SiteName } from './site-name.ts';

/** Pages of the member site that open in any case. Their calls are answered. */
const alwaysOpen = /^\/(?:about|agreement|privacy|updating)(?:\/|$)/u;

/** A page that was refused this early has drawn nothing that anybody could have changed. */
const freshMs = 5000;

interface CoverParts {
  site: { readonly name: SiteName; readonly queryClient: QueryClient };
  client: Transport;
  notice: MaintenanceNotice;
}

let isShown = false;

/** Covers the page until the site is open again. Then the page reads its data again, or is loaded again if it is fresh. */
export const showCover = ({ site, client, notice }: CoverParts): void => {
  if (isShown || alwaysOpen.test(globalThis.location.pathname)) return;
  isShown = true;
  const isFresh = performance.now() < freshMs;
  const place = document.createElement('div');
  document.body.append(place);
  const root = createRoot(place);
  const reopened = (): void => {
    isShown = false;
    root.unmount();
    place.remove();
    if (isFresh) globalThis.location.reload();
    else void site.queryClient.invalidateQueries();
  };
  root.render(
    <YayanProvider>
      <MaintenanceCover
        notice={notice}
        // Any call that a closed site may not make; this one costs the server least.
        ask={async () => await client.request({ url: '/v1/auth/public-key', method: 'GET', quiet: true })}
        reopened={reopened}
        memberPage={(path) => (site.name === 'member' ? path : otherSiteOrigin(document) + path)}
      />
    </YayanProvider>,
  );
};
