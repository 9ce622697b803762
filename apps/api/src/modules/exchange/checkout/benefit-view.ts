import type { DataOf } from '@yayan/contract';
import { type Benefit, cheapestChoice, totalStock } from '../catalogue/benefit.ts';
import type { FulfilmentChannel } from '../catalogue/fulfilment-channel.ts';
import { isAvailable, payeeChannelsOf } from '../catalogue/offered-benefits.ts';
import { feePercent, priceOf } from './check-request.ts';
import { type EligibilityFacts, prerequisiteKinds } from './eligibility.ts';

type Card = DataOf<'listBenefits'>['items'][number];
type Detail = DataOf<'getBenefit'>;

/** A benefit in the list. */
export function benefitCard(benefit: Benefit, now: Date): Card {
  const { id, type, target, title, cover, coverDark, level, arrival, tags, saleFrom } = benefit;
  const { price } = cheapestChoice(benefit);
  const pricesVary = benefit.cash !== null || benefit.choices.some((choice) => choice.price > price);
  const stock = totalStock(benefit);
  const opensAt = saleFrom !== null && saleFrom > now ? saleFrom.toISOString() : null;
  return {
    id,
    type,
    target,
    title,
    cover,
    coverDark,
    price,
    pricesVary,
    stock,
    level,
    arrival,
    tags,
    opensAt,
  };
}

/** The member's own facts on the detail page. */
export interface OwnFacts {
  facts: EligibilityFacts;
  restockAsked: boolean;
}

/** All of a benefit. `own` is null for a visitor. */
export function benefitDetail(
  benefit: Benefit,
  own: OwnFacts | null,
  { working, now }: { working: ReadonlySet<FulfilmentChannel>; now: Date },
): Detail {
  const { description, gallery, choices, limits, rules, revocable } = benefit;
  return {
    ...benefitCard(benefit, now),
    description,
    gallery,
    choices: choices.flatMap(({ id, title, price, stock }) =>
      title === null ? [] : [{ id, title, price, stock }],
    ),
    cash: benefit.cash,
    payeeChannels: payeeChannelsOf(benefit, working),
    limits,
    prerequisites: prerequisiteKinds(benefit),
    rules,
    revocable,
    available: isAvailable(benefit, working, now),
    closesAt: benefit.saleUntil?.toISOString() ?? null,
    own: own && ownOf(benefit, own),
  };
}

function ownOf(benefit: Benefit, { facts, restockAsked }: OwnFacts): Detail['own'] {
  const { balance, rule, used, feeFree } = facts;
  const percent = feeFree.active ? 0 : feePercent(benefit, rule);
  const { total } = priceOf(cheapestChoice(benefit), 1, percent);
  return {
    balance,
    missingCoins: Math.max(0, total - balance),
    usedToday: used.piecesToday,
    usedThisMonth: used.piecesThisMonth,
    feePercent: percent,
    feeFreeCards: feeFree.usable,
    restockAsked,
  };
}
