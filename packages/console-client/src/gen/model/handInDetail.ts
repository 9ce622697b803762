/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Coins } from './coins.ts';
import type { HandInDetailAsks } from './handInDetailAsks.ts';
import type { HandInDetailOthers } from './handInDetailOthers.ts';
import type { HandInPastVerdict } from './handInPastVerdict.ts';
import type { HandInPhoto } from './handInPhoto.ts';
import type { HandInWhat } from './handInWhat.ts';
import type { Id } from './id.ts';

export interface HandInDetail {
  /** The id of the participation. */
  id: Id;
  what: HandInWhat;
  /** @maxLength 24 */
  taskId: string;
  /** @maxLength 100 */
  taskTitle: string;
  memberId: Id;
  /**
     * @maxLength 20
     * @nullable
     */
  memberCode: string | null;
  /** @nullable */
  submittedAt: string | null;
  /**
     * Until when the member was promised a decision.
     * @nullable
     */
  decideBy: string | null;
  /** @maxLength 5000 */
  text: string;
  /** @maxItems 9 */
  pictures: HandInPhoto[];
  isWaiting: boolean;
  promisedCoins: Coins;
  /**
     * The approved application of a trial.
     * @maxLength 5000
     * @nullable
     */
  application: string | null;
  /**
     * What the last reviewer wrote.
     * @maxLength 500
     * @nullable
     */
  note: string | null;
  /**
     * What the task asks to hand in.
     * @nullable
     */
  asks: HandInDetailAsks;
  /** @maxItems 100 */
  history: HandInPastVerdict[];
  /** How the latest hand-ins of this member in other tasks were decided. */
  others: HandInDetailOthers;
}
