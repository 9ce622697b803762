import type { Origin } from '../../src/call/call.ts';

/** Where a call of a demo person came from: their own browser on a computer. */
export const originOf = (memberId: string): Origin => ({
  requestId: 'seed',
  address: '192.0.2.1',
  deviceId: `demo-${memberId}`,
  device: 2,
  userAgent: null,
  browser: { id: `demo-${memberId}`, returned: true },
});
