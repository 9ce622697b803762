/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Envelope } from './envelope.ts';
import type { OperatorDeviceList } from './operatorDeviceList.ts';

export type ListOperatorDevices200 = Envelope & {
  data: OperatorDeviceList;
};
