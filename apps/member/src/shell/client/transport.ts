import { configureClient, createClient } from '@yayan/api-client';
import { failureToasts, giveWay, quietOffline } from '@yayan/site';
import { session, toaster } from './client.ts';
import { fetchAfterEarly } from './early-answers.ts';

/**
 * Leaves the page for the login, so that nothing of the member stays on screen. Signing in leads back, and the login
 * says why the member is there.
 */
const leaveToLogin = ({ pathname, search }: Location): void =>
  globalThis.location.assign(`/login?from=${encodeURIComponent(pathname + search)}&ended=1`);

let isLoggingOut = false;

/**
 * Runs the work that ends the session on the server. Calls that the server refuses meanwhile don't redirect: otherwise
 * the browser would leave the page before it has cleared the member's data.
 */
export const whileLoggingOut = async (work: () => Promise<unknown>): Promise<void> => {
  isLoggingOut = true;
  try {
    await work();
  } finally {
    isLoggingOut = false;
  }
};

const client = quietOffline(
  createClient({
    session,
    fetch: fetchAfterEarly,
    readsOffline: true,
    on: {
      ...failureToasts(toaster),
      unauthorised: () => {
        if (!isLoggingOut) leaveToLogin(globalThis.location);
      },
      reload: () => globalThis.location.reload(),
    },
  }),
);

/**
 * The transport of all calls. In a file of its own, because the landing page makes no call until it is scrolled. A page begins with
 * a dozen reading calls and a stream: each is begun in a task of its own, so that a tap waits for one at most.
 */
export const transport: typeof client = {
  ...client,
  request: async <T>(call: Parameters<typeof client.request>[0]) => {
    if (call.method === 'GET') await giveWay();
    return await client.request<T>(call);
  },
  stream: async (call) => {
    await giveWay();
    await client.stream(call);
  },
};

configureClient(transport);
