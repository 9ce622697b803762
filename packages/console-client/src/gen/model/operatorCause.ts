/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { CoinCauseKind } from './coinCauseKind.ts';
import type { OperatorCauseObject } from './operatorCauseObject.ts';

/**
 * Why something of a member moved. A reward of a discussion group doesn't name the group.
 */
export interface OperatorCause {
  kind: CoinCauseKind;
  /** @maxLength 200 */
  title: string;
  /** Null when there is no page of it. */
  object: OperatorCauseObject | null;
}
