/** A card as its buyer gets it. */
export interface IssuedCard {
  /** Null for codes that have none. */
  number: string | null;
  secret: string;
  /** Null when it does not expire. */
  expiresAt: Date | null;
}

/** What is to be issued. `orderId` names the issue: asked for again it is the same one. */
export interface IssueRequest {
  orderId: string;
  benefitId: string;
  choiceId: string;
  quantity: number;
}

/** Issues what was ordered. */
export interface Issuer {
  /**
   * Answers the cards of an order, the same ones however often it is asked. Throws `IssueRefused` when it has decided
   * not to issue them; any other error leaves open whether it has, and the order is asked for again.
   */
  issue(request: IssueRequest): Promise<IssuedCard[]>;
}

/** Nothing was issued. The message is for the member, in Chinese. */
export class IssueRefused extends Error {
  override readonly name = 'IssueRefused';
}
