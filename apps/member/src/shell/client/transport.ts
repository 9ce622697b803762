import { configureClient, createClient } from '@yayan/api-client';
import { createSiteClient } from '@yayan/site';
import { giveWay } from '@yayan/ui/give-way';
import { site } from './client.ts';
import { fetchAfterEarly } from './early-answers.ts';

/**
 * Leaves the page for the login, so that no data of the member stays on screen. After signing in the member returns here; the
 * login says why they had to.
 */
const leaveToLogin = ({ pathname, search }: Location): void =>
  globalThis.location.assign(`/login?from=${encodeURIComponent(pathname + search)}&ended=1`);

const client = createSiteClient(site, {
  connect: (options) =>
    createClient({ session: site.session, fetch: fetchAfterEarly, readsOffline: true, ...options }),
  leave: () => leaveToLogin(globalThis.location),
});

/**
 * The transport of all calls. It has a file of its own, because the landing page makes no call until it is scrolled. A page
 * begins with a dozen GET calls and a stream: each starts in a task of its own, so that a tap waits for at most one.
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
