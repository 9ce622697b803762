/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Coins } from './coins.ts';
import type { ExchangeState } from './exchangeState.ts';
import type { Id } from './id.ts';
import type { OperatorOrderQueue } from './operatorOrderQueue.ts';
import type { PublicId } from './publicId.ts';
import type { Time } from './time.ts';

export interface OperatorOrder {
  id: Id;
  /** @maxLength 40 */
  number: string;
  memberId: Id;
  /**
     * @maxLength 20
     * @nullable
     */
  memberCode: string | null;
  benefitId: PublicId;
  /** @maxLength 100 */
  title: string;
  /**
     * @maxLength 100
     * @nullable
     */
  choice: string | null;
  quantity: number;
  total: Coins;
  state: ExchangeState;
  queue: OperatorOrderQueue | null;
  /**
     * Masked.
     * @maxLength 300
     * @nullable
     */
  target: string | null;
  /**
     * @maxLength 500
     * @nullable
     */
  reason: string | null;
  /**
     * The campaign and its prize that this order delivers, whose grant paid its coins; null for an order that the member paid.
     * @maxLength 300
     * @nullable
     */
  prize: string | null;
  createdAt: Time;
  movedAt: Time;
}
