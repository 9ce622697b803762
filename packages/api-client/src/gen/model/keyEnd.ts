/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Id } from './id.ts';
import type { JoinResult } from './joinResult.ts';
import type { KeyEndState } from './keyEndState.ts';
import type { KeyKind } from './keyKind.ts';
import type { ResultCause } from './resultCause.ts';

/**
 * The result that a key opens. The address is not trusted.
 */
export interface KeyEnd {
  state: KeyEndState;
  kind: KeyKind;
  /**
     * The task's title.
     * @maxLength 100
     */
  title: string;
  result: JoinResult;
  /** What a result 4 or 8 means exactly; null for other results. */
  cause: ResultCause | null;
  /**
     * What happened, in Chinese.
     * @maxLength 300
     */
  reason: string;
  /**
     * The agent's signed address for this result; null for others.
     * @maxLength 4000
     * @nullable
     */
  url: string | null;
  /** Id of the result page for a member who came with a ticket; null for others. */
  resultId: Id | null;
  /**
     * Number to quote to support.
     * @maxLength 20
     */
  supportCode: string;
}
