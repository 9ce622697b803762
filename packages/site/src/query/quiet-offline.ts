import type { Transport } from '@yayan/auth';

/**
 * A client whose GET calls show no message while the browser is offline: the bar at the top already says so, and the calls are
 * repeated automatically. A button's call still shows its failure (rule 10.28).
 */
export const quietOffline = <C extends Transport>(client: C): C => ({
  ...client,
  request: (call) =>
    client.request(call.method === 'GET' && !globalThis.navigator.onLine ? { ...call, quiet: true } : call),
});
