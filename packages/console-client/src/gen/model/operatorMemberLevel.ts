/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { OperatorNextLevel } from './operatorNextLevel.ts';

export interface OperatorMemberLevel {
  /** @maxLength 20 */
  name: string;
  /** Null at the highest level. */
  next: OperatorNextLevel | null;
}
