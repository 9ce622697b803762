import type { Transport, TransportEvents } from '@yayan/auth';
import { failureToasts } from '../failures/failure-toasts.ts';
import { quietOffline } from '../query/quiet-offline.ts';
import type { Site } from './create-site.ts';

interface SiteClientOptions<Client extends Transport> {
  /** Makes the client of the site's document. */
  connect: (on: TransportEvents) => Client;
  /** Loads the page where one signs in, when the server has ended the session. */
  leave: () => void;
}

/** No page may go on while the browser loads another one. */
const never = <T>(): Promise<T> => new Promise<T>(() => undefined);

/** The client of a site: failures become toasts, the end of the session leads out, and a tab sends for its own member only. */
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
