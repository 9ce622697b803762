/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { OperatorDevice } from './operatorDevice.ts';

export interface OperatorDeviceList {
  /** @maxItems 100 */
  items: OperatorDevice[];
}
