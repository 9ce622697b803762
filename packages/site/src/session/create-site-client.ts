import type { Transport, TransportEvents } from '@yayan/auth';
import { failureToasts } from '../failures/failure-toasts.ts';
import { quietOffline } from '../query/quiet-offline.ts';
import type { Site } from './create-site.ts';

interface SiteClientOptions<Client extends Transport> {
  /** Makes the client for the site's API document. */
  connect: (on: TransportEvents) => Client;
  /** Opens the sign-in page after the server has ended the session. */
  leave: () => void;
}

/** While the browser loads another page, calls of this page must not continue. */
const never = <T>(): Promise<T> => new Promise<T>(() => undefined);

/**
 * The client of a site: failures become toasts, the end of the session opens the sign-in page, and a tab makes calls only for
 * its own member.
 */
export const createSiteClient = <Client extends Transport>(
  { toaster, owner, isLoggingOut }: Site,
  { connect, leave }: SiteClientOptions<Client>,
): Client => {
  const client = quietOffline(
    connect({
      ...failureToasts(toaster),
      unauthorised: () => {
        if (!isLoggingOut()) leave();
      },
      reload: () => globalThis.location.reload(),
    }),
  );
  return {
    ...client,
    request: <T>(call: Parameters<Client['request']>[0]) =>
      owner.hasChanged() ? never<T>() : client.request<T>(call),
    stream: (call) => (owner.hasChanged() ? never<void>() : client.stream(call)),
  };
};
