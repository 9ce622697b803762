/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { DeviceList } from './deviceList.ts';
import type { Envelope } from './envelope.ts';

export type ListDevices200 = Envelope & {
  data: DeviceList;
};
