import type { Transport } from '@yayan/auth';

/**
 * A client whose reading calls show no message while the browser has no network: the bar on top already says so, and they
 * are repeated by themselves. What a button sends still says that it failed (rule 10.28).
 */
export const quietOffline = <C extends Transport>(client: C): C => ({
  ...client,
  request: (call) =>
    client.request(call.method === 'GET' && !globalThis.navigator.onLine ? { ...call, quiet: true } : call),
});
