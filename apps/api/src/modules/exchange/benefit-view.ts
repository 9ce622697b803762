import type { DataOf } from '@yayan/contract';
import { type Benefit, cheapestChoice, isOffered, totalStock } from './benefit.ts';
import { prerequisiteKinds } from './prerequisites.ts';
import { feePercent, priceOf } from './price.ts';
import type { Standing } from './standing.ts';

type Card = DataOf<'listBenefits'>['items'][number];
type Detail = DataOf<'getBenefit'>;

/** A benefit as the list shows it. */
export function benefitCard(benefit: Benefit): Card {
  const { id, type, target, title, cover, level, arrival, tags } = benefit;
  const { price } = cheapestChoice(benefit);
  return { id, type, target, title, cover, price, stock: totalStock(benefit), level, arrival, tags };
}

/** A benefit whole; without a standing as a visitor sees it. */
export function benefitDetail(benefit: Benefit, standing: Standing | null): Detail {
  const { description, gallery, choices, limits, rules, revocable } = benefit;
  return {
    ...benefitCard(benefit),
    description,
    gallery,
    choices: choices.flatMap((choice) => (choice.title === null ? [] : [{ ...choice, title: choice.title }])),
    cash: null,
    payeeChannels: [],
    limits,
    prerequisites: prerequisiteKinds(benefit),
    rules,
    revocable,
    available: isOffered(benefit) && totalStock(benefit) !== 0,
    own: standing && ownOf(benefit, standing),
  };
}

function ownOf(benefit: Benefit, { balance, rule, used }: Standing): Detail['own'] {
  const { total } = priceOf(benefit, cheapestChoice(benefit), 1, rule);
  return {
    balance,
    missingCoins: Math.max(0, total - balance),
    usedToday: used.piecesToday,
    usedThisMonth: used.piecesThisMonth,
    feePercent: feePercent(benefit, rule),
    feeFreeCards: 0,
  };
}
