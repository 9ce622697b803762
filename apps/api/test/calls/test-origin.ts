import type { Origin } from '../../src/call/call.ts';
import { browserOfDevice } from './test-browser.ts';

/** Where the call of a test comes from. */
export const testOrigin = (address: string): Origin => ({
  requestId: 'test',
  address,
  deviceId: null,
  device: 1,
  userAgent: null,
  browser: browserOfDevice('none'),
});
