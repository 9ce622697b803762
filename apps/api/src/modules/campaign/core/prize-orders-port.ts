import type { BodyOf } from '@yayan/contract';
import type { Connection } from '../../../platform/database/database.ts';
import type { Tx } from '../../../platform/database/tx.ts';

/** A benefit and choice that is given as a prize. */
export interface PrizeBenefit {
  benefitId: string;
  /** Null for a benefit with nothing to choose. */
  choiceId: string | null;
}

/** A prize for a member, and its destination. */
export interface PrizeOrder extends PrizeBenefit {
  memberId: string;
  /** Cash, in coins; null for other benefits. */
  amount: number | null;
  destination: BodyOf<'claimPrize'>;
  /** The transfer that grants what the order costs. */
  grant: { key: string; cause: { id: string; title: string } };
}

/** How campaigns deliver prizes: through the exchange. */
export interface PrizeOrders {
  /** Throws an `OperatorError` if so many pieces can't be reserved now. */
  check: (
    db: Connection,
    benefit: PrizeBenefit & { kind: string; amount: number | null },
    count: number,
  ) => Promise<void>;
  /** Takes pieces off sale. Throws when there are too few, or when the benefit isn't of this kind. */
  reserve: (
    tx: Tx,
    benefit: PrizeBenefit & { kind: string; amount: number | null },
    count: number,
  ) => Promise<void>;
  /** Puts pieces back on sale. */
  release: (tx: Tx, benefit: PrizeBenefit, count: number) => Promise<void>;
  /** Orders the prize. A grant of the same coins pays it. Resolves to the order's id. Refuses like the order form. */
  order: (tx: Tx, order: PrizeOrder) => Promise<string>;
}
