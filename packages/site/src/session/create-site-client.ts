import type { Transport, TransportOptions } from '@yayan/auth';
import { failureToasts, noteShown } from '../failures/failure-toasts.ts';
import { hearMaintenance } from '../maintenance/announcement.ts';
import { maintenanceOf } from '../maintenance/maintenance-notice.ts';
import { quietOffline } from '../query/quiet-offline.ts';
import type { Site } from './create-site.ts';

interface SiteClientOptions<Client extends Transport> {
  /** Makes the client for the site's API document. */
  connect: (options: Required<Pick<TransportOptions, 'on' | 'onRequest' | 'onResponse'>>) => Client;
  /** Opens the sign-in page after the server has ended the session. */
  leave: () => void;
}

/** While the browser loads another page, calls of this page must not continue. */
const never = <T>(): Promise<T> => new Promise<T>(() => undefined);

/**
 * The client of a site: failures become toasts, the end of the session opens the sign-in page, a page of a closed site is
 * covered, and a tab makes calls only for its own member.
 */
export const createSiteClient = <Client extends Transport>(
  site: Site,
  { connect, leave }: SiteClientOptions<Client>,
): Client => {
  const { toaster, owner, isLoggingOut } = site;
  const client = quietOffline(
    connect({
      // An operator may close one site for maintenance (rule 8.9).
      onRequest: ({ headers }) => headers.set('z-site', site.name),
      onResponse: hearMaintenance,
      on: {
        ...failureToasts(toaster),
        unauthorised: () => {
          if (!isLoggingOut()) leave();
        },
        reload: () => globalThis.location.reload(),
      },
    }),
  );
  return {
    ...client,
    request: <T>(call: Parameters<Client['request']>[0]) =>
      owner.hasChanged()
        ? never<T>()
        : client.request<T>(call).catch((error: unknown) => {
            const notice = maintenanceOf(error);
            if (notice) {
              noteShown(error);
              // Answers wait in the browser, so whoever fills in a questionnaire goes on.
              if (call.method === 'GET' || !call.url.startsWith('/v1/process/'))
                void import('../maintenance/show-cover.tsx').then(({ showCover }) =>
                  showCover({ site, client, notice }),
                );
            }
            throw error;
          }),
    stream: (call) => (owner.hasChanged() ? never<void>() : client.stream(call)),
  };
};
