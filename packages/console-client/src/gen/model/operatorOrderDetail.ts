/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Coins } from './coins.ts';
import type { ExchangeState } from './exchangeState.ts';
import type { Id } from './id.ts';
import type { OperatorOrderMove } from './operatorOrderMove.ts';
import type { OperatorOrderQueue } from './operatorOrderQueue.ts';
import type { OrderAttempt } from './orderAttempt.ts';
import type { OrderShipment } from './orderShipment.ts';
import type { PublicId } from './publicId.ts';
import type { Time } from './time.ts';

export interface OperatorOrderDetail {
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
  createdAt: Time;
  movedAt: Time;
  price: Coins;
  fee: Coins;
  /** @maxLength 20 */
  channel: string;
  revocable: boolean;
  memberLeft: boolean;
  /**
     * @maxLength 300
     * @nullable
     */
  prize: string | null;
  /**
     * Our number at the provider of the latest attempt.
     * @maxLength 40
     * @nullable
     */
  issueNumber: string | null;
  /** How often the latest attempt asked the provider. */
  asks: number;
  /** @nullable */
  askedAt: string | null;
  /**
     * @maxLength 100
     * @nullable
     */
  receipt: string | null;
  /**
     * Why the latest attempt is held.
     * @maxLength 500
     * @nullable
     */
  problem: string | null;
  /** @nullable */
  issuedAt: string | null;
  expectedAt: Time;
  shipment: OrderShipment | null;
  /** @maxItems 100 */
  attempts: OrderAttempt[];
  /** @maxItems 200 */
  timeline: OperatorOrderMove[];
}
