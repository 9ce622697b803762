/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { ExportedContent } from './exportedContent.ts';
import type { Id } from './id.ts';
import type { Time } from './time.ts';

export interface OperatorExport {
  id: Id;
  list: ExportedContent;
  /** @minimum 0 */
  rows: number;
  /** Whether the list has more rows than the file: it ends after `rows`. */
  rowsAreCapped: boolean;
  /** @maxLength 200 */
  reason: string;
  madeAt: Time;
  endsAt: Time;
}
