import { BenefitTarget } from '@yayan/contract';
import { refuse } from '../../../errors/api-fault.ts';
import type { Act } from '../../../platform/audit/act.ts';
import type { Connection } from '../../../platform/database/database.ts';
import type { Benefit } from '../catalogue/benefit.ts';
import type { StockPlace } from '../catalogue/benefit-store.ts';
import { findBenefit } from '../catalogue/offered-benefits.ts';
import { benefitAct, choiceOf, type OfBenefit, type OfChoice } from './benefit-acts.ts';
import { insertChoice, isChoiceKnown, isChoiceOrdered, removeChoice, renameChoice } from './choice-store.ts';
import { countFreeCodes } from './withdrawn-code-store.ts';

const MOST_CHOICES = 20;

type NewChoice = OfBenefit & {
  id: string;
  title: string;
  price: number;
  stock: number | null;
  fen: number | null;
};

const stockText = (stock: number | null): string => (stock === null ? '不限库存' : `${stock} 件`);

const hasTitle = ({ choices }: Benefit, title: string): boolean =>
  choices.some((choice) => choice.title === title);

/** Pieces of a new choice. Card codes begin with none, because loading codes adds them. */
const stockOf = ({ target }: Pick<Benefit, 'target'>, stock: number | null): number | null =>
  target === BenefitTarget.Codes ? 0 : stock;

function refuseUnfit(benefit: Benefit, { title, fen }: NewChoice): void {
  const { target, choices } = benefit;
  const isTopUp = target === BenefitTarget.Mobile;
  if (target === BenefitTarget.Payee || isTopUp !== (fen !== null) || choices.length >= MOST_CHOICES)
    refuse('BENEFIT_WRONG');
  if (choices[0].title === null) refuse('CHOICE_UNNAMED');
  if (hasTitle(benefit, title)) refuse('CHOICE_TAKEN');
}

/** Adds a choice behind those that a benefit has (rule 14.88). */
export const addBenefitChoice: Act<NewChoice> = {
  name: 'benefit choice add',
  needsReason: true,
  lockOf: ({ benefitId }) => `benefit ${benefitId}`,
  plan: async (_platform, db, input) => {
    const { benefitId, id, title, price, stock } = input;
    const benefit = await findBenefit(db, benefitId);
    refuseUnfit(benefit, input);
    if (await isChoiceKnown(db, { benefitId, choiceId: id })) refuse('CHOICE_TAKEN');
    const after = `${title}：${price} 金币，${stockText(stockOf(benefit, stock))}`;
    return {
      kind: 'benefit',
      subject: benefitId,
      title: benefit.title,
      permission: 'benefits',
      changes: [{ field: 'choice', label: '规格', before: null, after }],
    };
  },
  run: async ({ database }, { benefitId, stock, ...choice }) => {
    await database.transaction(async (tx) => {
      const benefit = await findBenefit(tx, benefitId);
      const isNew = await insertChoice(tx, benefitId, { ...choice, stock: stockOf(benefit, stock) });
      if (!isNew) refuse('CHOICE_TAKEN');
    });
  },
};

/** Changes the name of a choice for later orders (rule 14.88). Cash has none. */
export const renameBenefitChoice = benefitAct<OfChoice & { title: string }>({
  name: 'benefit choice rename',
  needsReason: true,
  changes: (benefit, { choiceId, title }) => {
    const choice = choiceOf(benefit, choiceId);
    if (benefit.target === BenefitTarget.Payee) refuse('BENEFIT_WRONG');
    if (choice.title !== title && hasTitle(benefit, title)) refuse('CHOICE_TAKEN');
    return [{ field: 'title', label: '规格', before: choice.title, after: title }];
  },
  write: async (db, { title, ...place }) => await renameChoice(db, place, title),
});

async function refuseNeeded(db: Connection, place: StockPlace): Promise<void> {
  if (await isChoiceOrdered(db, place)) refuse('CHOICE_ORDERED');
  if ((await countFreeCodes(db, place, null)) > 0) refuse('CHOICE_HAS_CODES');
}

/** Takes a choice off that no order waits for (rule 14.88). Finished orders keep it, and prizes that were promised are claimed. */
export const removeBenefitChoice: Act<OfChoice> = {
  name: 'benefit choice remove',
  needsReason: true,
  lockOf: ({ benefitId }) => `benefit ${benefitId}`,
  plan: async (_platform, db, place) => {
    const benefit = await findBenefit(db, place.benefitId);
    const { title, price, stock } = choiceOf(benefit, place.choiceId);
    if (benefit.choices.length === 1) refuse('CHOICE_LAST');
    await refuseNeeded(db, place);
    const before = `${title ?? '默认'}：${price} 金币，${stockText(stock)}`;
    return {
      kind: 'benefit',
      subject: place.benefitId,
      title: benefit.title,
      permission: 'benefits',
      changes: [{ field: 'choice', label: '规格', before, after: null }],
    };
  },
  run: async ({ database, clock }, place) => {
    await database.transaction(async (tx) => {
      await removeChoice(tx, place, clock.now());
      // Orders take stock last. One that was faster is visible now, and a later one finds the choice gone.
      await refuseNeeded(tx, place);
    });
  },
};
