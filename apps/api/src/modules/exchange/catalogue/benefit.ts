import type {
  BenefitTarget,
  CreditLevel,
  ExchangeType,
  PayeeChannel,
  PrerequisiteKind,
} from '@yayan/contract';

/** One face value or kind of a benefit. Price and stock belong to it. */
export interface Choice {
  id: string;
  /** Null for the only choice of a benefit with nothing to choose. */
  title: string | null;
  /** Coins for one. */
  price: number;
  /** Number of pieces left; null without a limit. */
  stock: number | null;
  /**
   * Money that one piece pays out, in fen. Null if it pays none. Null for cash too, because the amount of the order
   * decides.
   */
  fen: number | null;
}

/** The amounts that one cash order may have, in coins. */
export interface CashRange {
  min: number;
  max: number;
  step: number;
}

/** Something coins can be exchanged for (rule 5.1). */
export interface Benefit {
  id: string;
  position: number;
  type: ExchangeType;
  target: BenefitTarget;
  /** For cash; null otherwise. */
  cash: CashRange | null;
  /** The channels that cash can be paid through. */
  channels: PayeeChannel[];
  title: string;
  description: string;
  cover: string | null;
  /** The picture for the dark scheme; null if `cover` fits both. */
  coverDark: string | null;
  gallery: string[];
  tags: string[];
  rules: string[];
  /** Prerequisites in addition to those of every benefit. */
  prerequisites: PrerequisiteKind[];
  level: CreditLevel;
  /** Whether the member's level adds a fee to the price. */
  takesFee: boolean;
  /** In pieces; null without a limit. */
  limits: { perOrder: number; perDay: number | null; perMonth: number | null };
  /** How soon it usually arrives, in words and in minutes. */
  arrival: string;
  arrivalMinutes: number;
  revocable: boolean;
  /** Whether operators have it on sale, whatever its times. */
  onSale: boolean;
  /** From when until when it is on sale (rule 5.15); null without a beginning or an end. */
  saleFrom: Date | null;
  saleUntil: Date | null;
  /** At least one. */
  choices: [Choice, ...Choice[]];
}

/** The cheapest choice in stock; if none is in stock, the cheapest choice. */
export function cheapestChoice({ choices }: Pick<Benefit, 'choices'>): Choice {
  const left = choices.filter(({ stock }) => stock !== 0);
  return (left.length > 0 ? left : choices).reduce((best, each) => (each.price < best.price ? each : best));
}

/** Number of pieces left over all choices; null if one has no limit. */
export function totalStock({ choices }: Pick<Benefit, 'choices'>): number | null {
  return choices.reduce<number | null>(
    (sum, { stock }) => (sum === null || stock === null ? null : sum + stock),
    0,
  );
}
