import type { Delivery } from '../delivery.ts';

/** A card as its buyer gets it. */
export interface IssuedCard {
  /** Null for codes that have none. */
  number: string | null;
  secret: string;
  /** Null when it does not expire. */
  expiresAt: Date | null;
}

/** The parameters of WeChat's `requestMerchantTransfer`, by which the member confirms a payout. */
export interface Confirmation {
  appId: string;
  mchId: string;
  package: string;
}

/** An order to issue. */
export interface IssueRequest {
  orderId: string;
  /** Our own number of this issue (`issueNumber`). A repeated request with the same number is the same issue. */
  number: string;
  /** Whether an earlier request may exist. If so, the issuer looks it up first. */
  askedBefore: boolean;
  /** Whether we already have the confirmation parameters. */
  hasConfirmation: boolean;
  benefitId: string;
  choiceId: string;
  quantity: number;
  /** Money to pay out, in fen; 0 if there is none. */
  fen: number;
  delivery: Delivery;
}

/** The result of an issue. */
export type IssueResult =
  | { kind: 'cards'; cards: IssuedCard[] }
  /** Paid or topped up; the receipt is the provider's own number. */
  | { kind: 'paid'; receipt: string }
  /** Accepted but not finished. We ask again later. */
  | { kind: 'waiting'; confirmation: Confirmation | null };

/** Issues orders. */
export interface Issuer {
  /**
   * Issues an order and returns the result. Repeated requests return the same result. Throws `IssueRefused` when
   * nothing was issued under this number and nothing will be, and `BillMismatch` when the provider has another bill
   * under it. After any other error the result is unknown, and we ask again.
   */
  issue(request: IssueRequest): Promise<IssueResult>;
}

/** Nothing was issued. The message is for the member, in Chinese. */
export class IssueRefused extends Error {
  override readonly name = 'IssueRefused';
}

/**
 * The provider has a bill under our number, with another amount or payee. An operator has to find out whether anybody
 * was paid; it is never stored as paid. The message is for the operator and names no account.
 */
export class BillMismatch extends Error {
  override readonly name = 'BillMismatch';
}

/** Throws `BillMismatch` unless the bill has every requested value. A missing value is a mismatch too. */
export function requireSameBill(
  provider: string,
  fields: Readonly<Record<string, readonly [found: unknown, asked: unknown]>>,
): void {
  const different = Object.entries(fields).filter(([, [found, asked]]) => found !== asked);
  if (different.length === 0) return;
  const names = different.map(([name]) => name).join(', ');
  throw new BillMismatch(`The bill of ${provider} under this number differs in: ${names}`);
}
