import { registerRoute } from 'workbox-routing';
import { NetworkFirst } from 'workbox-strategies';
import { expiring } from './expiring.ts';

/** A weak network gives no answer for minutes. After this time the stored picture is shown. */
const patienceSeconds = 4;

/** A few questionnaires' pictures, until their participants come back. */
const most = 100;
const days = 7;

/** Stores the pictures of a folder as they are shown or fetched ahead, and shows them again without a network. */
export const servePictures = (folder: string): void => {
  registerRoute(
    ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith(folder),
    new NetworkFirst({
      cacheName: 'yayan-pictures',
      networkTimeoutSeconds: patienceSeconds,
      plugins: [
        // A server may answer a missing file with a page. Don't store that page under the file's name.
        {
          cacheWillUpdate: async ({ response }) =>
            response.status === 200 && !response.headers.get('content-type')?.startsWith('text/html')
              ? response
              : null,
        },
        expiring(most, days),
      ],
    }),
  );
};
