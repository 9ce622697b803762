/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { OperatorExport } from './operatorExport.ts';

export interface OperatorExportList {
  /** @maxItems 100 */
  items: OperatorExport[];
}
