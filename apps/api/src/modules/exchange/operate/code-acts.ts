import { BenefitTarget } from '@yayan/contract';
import { refuse } from '../../../errors/api-fault.ts';
import type { Act, Change } from '../../../platform/audit/act.ts';
import type { Cipher } from '../../../platform/crypto/cipher.ts';
import type { Connection } from '../../../platform/database/database.ts';
import { findBenefit } from '../catalogue/offered-benefits.ts';
import { readCodes } from '../fulfilment/card-code-file.ts';
import { codeIndex } from '../fulfilment/card-code-index.ts';
import { loadCodes } from '../fulfilment/load-card-codes.ts';
import type { IssuedCard } from '../fulfilment/ports/issuer.ts';
import { choiceOf, type OfChoice } from './benefit-acts.ts';
import { changeStock } from './benefit-list-store.ts';
import { countFreeCodes, countKnownCodes, withdrawCodes } from './withdrawn-code-store.ts';

/** Codes in one file. */
const MOST_CODES = 5_000;

/** Reads the codes of a file. Refuses with CARD_CODES_WRONG, whose data name the line. */
function cardsOf(source: string): IssuedCard[] {
  let cards: IssuedCard[];
  try {
    cards = readCodes(source);
  } catch (error) {
    // The messages of `readCodes` name the line, never the code.
    return refuse('CARD_CODES_WRONG', { problem: error instanceof Error ? error.message : null });
  }
  if (cards.length > MOST_CODES)
    refuse('CARD_CODES_WRONG', { problem: `At most ${MOST_CODES} codes at a time` });
  return cards;
}

const indexesOf = (cipher: Cipher, source: string): string[] => [
  ...new Set(cardsOf(source).map((card) => codeIndex(cipher, card))),
];

async function codePlace(
  db: Connection,
  { benefitId, choiceId }: OfChoice,
): Promise<{ title: string; stock: number }> {
  const benefit = await findBenefit(db, benefitId);
  const { title, stock } = choiceOf(benefit, choiceId);
  if (benefit.target !== BenefitTarget.Codes) refuse('NOT_CARD_CODES');
  return { title: [benefit.title, title].filter((part) => part !== null).join(' '), stock: stock ?? 0 };
}

const planOf = (benefitId: string, title: string, changes: Change[]) => ({
  kind: 'benefit' as const,
  subject: benefitId,
  title,
  permission: 'benefits' as const,
  changes,
});

const stockChange = (stock: number, by: number): Change => ({
  field: 'stock',
  label: '库存',
  before: String(stock),
  after: String(stock + by),
});

/** Loads card codes, sealed. Known codes are left out. */
export const importCardCodes: Act<OfChoice & { codes: string }> = {
  name: 'codes import',
  needsReason: false,
  // A hash of codes without a key could be tried out.
  hashed: ({ cipher }, { codes, ...place }) => [place, cipher.blindIndex(codes)],
  lockOf: ({ benefitId }) => `benefit ${benefitId}`,
  plan: async ({ cipher }, db, { codes, ...place }) => {
    const { title, stock } = await codePlace(db, place);
    const indexes = indexesOf(cipher, codes);
    return planOf(place.benefitId, title, [
      stockChange(stock, indexes.length - (await countKnownCodes(db, indexes))),
    ]);
  },
  run: async (platform, { codes, ...place }) => {
    await platform.database.transaction((tx) => loadCodes(platform, tx, place, cardsOf(codes)));
  },
};

/** How many codes a withdrawal takes, and how many of them were for sale. */
async function withdrawable(
  db: Connection,
  place: OfChoice,
  { stock, indexes }: { stock: number; indexes: readonly string[] | null },
): Promise<number> {
  const free = await countFreeCodes(db, place, indexes);
  if (indexes === null) return Math.min(free, stock);
  return free > stock ? refuse('CARD_CODES_PROMISED', { most: stock }) : free;
}

/**
 * Withdraws card codes: those of a list, or all that no order needs (rule 14.15). They can be loaded again. Codes that
 * orders wait for stay.
 */
export const withdrawCardCodes: Act<OfChoice & { codes: string | null }> = {
  name: 'codes withdraw',
  needsReason: true,
  hashed: ({ cipher }, { codes, ...place }) => [place, codes && cipher.blindIndex(codes)],
  lockOf: ({ benefitId }) => `benefit ${benefitId}`,
  plan: async ({ cipher }, db, { codes, ...place }) => {
    const { title, stock } = await codePlace(db, place);
    const indexes = codes === null ? null : indexesOf(cipher, codes);
    return planOf(place.benefitId, title, [
      stockChange(stock, -(await withdrawable(db, place, { stock, indexes }))),
    ]);
  },
  run: async ({ database, cipher, clock }, { codes, ...place }, { id }) => {
    const indexes = codes === null ? null : indexesOf(cipher, codes);
    await database.transaction(async (tx) => {
      const { stock } = await codePlace(tx, place);
      const most = await withdrawable(tx, place, { stock, indexes });
      const taken = await withdrawCodes(tx, place, { indexes, most, at: clock.now(), actId: id });
      // An order may have taken the last pieces meanwhile.
      if (!(await changeStock(tx, place, -taken))) refuse('CARD_CODES_PROMISED', { most: stock });
    });
  },
};
