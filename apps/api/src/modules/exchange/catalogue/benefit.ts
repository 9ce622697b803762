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
  /** How many are left; null without a limit. */
  stock: number | null;
  /** Money that one piece pays out, in fen. Null where none is paid, and for cash, where the ordered amount decides. */
  fen: number | null;
}

/** What one order of cash may be, in coins. */
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
  /** Ways that cash can be paid out. */
  channels: PayeeChannel[];
  title: string;
  description: string;
  cover: string | null;
  gallery: string[];
  tags: string[];
  rules: string[];
  /** Prerequisites besides those of every benefit. */
  prerequisites: PrerequisiteKind[];
  level: CreditLevel;
  /** Whether the fee of the member's level is added to the price. */
  takesFee: boolean;
  /** In pieces; null means no limit. */
  limits: { perOrder: number; perDay: number | null; perMonth: number | null };
  /** How soon it usually arrives, in words and in minutes. */
  arrival: string;
  arrivalMinutes: number;
  revocable: boolean;
  onSale: boolean;
  /** At least one. */
  choices: [Choice, ...Choice[]];
}

/** The choice that costs least, of those in stock if any is. */
export function cheapestChoice({ choices }: Pick<Benefit, 'choices'>): Choice {
  const left = choices.filter(({ stock }) => stock !== 0);
  return (left.length > 0 ? left : choices).reduce((best, each) => (each.price < best.price ? each : best));
}

/** How many are left of all choices together; null when one has no limit. */
export function totalStock({ choices }: Pick<Benefit, 'choices'>): number | null {
  return choices.reduce<number | null>(
    (sum, { stock }) => (sum === null || stock === null ? null : sum + stock),
    0,
  );
}
