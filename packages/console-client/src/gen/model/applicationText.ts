/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { ApplicationField } from './applicationField.ts';

export interface ApplicationText {
  field: ApplicationField;
  /** @maxLength 1000 */
  value: string;
}
