import type { Delivery } from '../delivery.ts';

/** A card as its buyer gets it. */
export interface IssuedCard {
  /** Null for codes that have none. */
  number: string | null;
  secret: string;
  /** Null when it does not expire. */
  expiresAt: Date | null;
}

/** What WeChat's `requestMerchantTransfer` needs for the member to confirm a payout. */
export interface Confirmation {
  appId: string;
  mchId: string;
  package: string;
}

/** What is to be issued. */
export interface IssueRequest {
  orderId: string;
  /** Our own number of this issue (`issueNumber`): asked for again under it, it is the same issue. */
  number: string;
  /** Whether it may have been asked for before: then it is looked up first. */
  askedBefore: boolean;
  /** Whether what the member confirms it with is known already. */
  hasConfirmation: boolean;
  benefitId: string;
  choiceId: string;
  quantity: number;
  /** Money to pay out, in fen; 0 where none is. */
  fen: number;
  delivery: Delivery;
}

/** What became of an issue. */
export type Issued =
  | { kind: 'cards'; cards: IssuedCard[] }
  /** Paid or topped up; the receipt is the provider's own number. */
  | { kind: 'paid'; receipt: string }
  /** Accepted and not done: it is asked about again later. */
  | { kind: 'waiting'; confirmation: Confirmation | null };

/** Issues what was ordered. */
export interface Issuer {
  /**
   * Answers what became of an issue, the same however often it is asked. Throws `IssueRefused` when nothing was issued
   * under this number and nothing will be, and `BillMismatch` when the bill of this number is another one; any other
   * error leaves open what happened, and it is asked for again.
   */
  issue(request: IssueRequest): Promise<Issued>;
}

/** Nothing was issued. The message is for the member, in Chinese. */
export class IssueRefused extends Error {
  override readonly name = 'IssueRefused';
}

/**
 * The provider has a bill under our number, but for another amount or payee. Whether anybody was paid is for an operator to
 * find out; it is never stored as paid. The message is for the operator and names no account.
 */
export class BillMismatch extends Error {
  override readonly name = 'BillMismatch';
}

/** Throws `BillMismatch` unless the bill says all that was asked for. What it leaves out does not agree either. */
export function requireSameBill(
  provider: string,
  fields: Readonly<Record<string, readonly [found: unknown, asked: unknown]>>,
): void {
  const different = Object.entries(fields).filter(([, [found, asked]]) => found !== asked);
  if (different.length === 0) return;
  const names = different.map(([name]) => name).join(', ');
  throw new BillMismatch(`The bill of ${provider} under this number differs in: ${names}`);
}
