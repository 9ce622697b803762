/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Envelope } from './envelope.ts';
import type { OperatorExportList } from './operatorExportList.ts';

export type ListExports200 = Envelope & {
  data: OperatorExportList;
};
