import { BenefitTarget } from '@yayan/contract';
import type { ConsoleDataOf } from '@yayan/contract/console';
import type { ConsoleCall, ConsoleHandlers } from '../../../call/operator/console-call.ts';
import { actHandler, type ActOnId } from '../../../platform/audit/act-handler.ts';
import { cutPage, numberOfCursor } from '../../../platform/page.ts';
import type { Platform } from '../../../platform/platform.ts';
import { type Benefit, cheapestChoice, totalStock } from '../catalogue/benefit.ts';
import { findBenefit } from '../catalogue/offered-benefits.ts';
import { addBenefit } from './add-benefit-act.ts';
import { saleOf } from '../catalogue/sale-times.ts';
import {
  changeBenefitStock,
  setBenefitLimits,
  setBenefitPrice,
  setBenefitSale,
  setBenefitTimes,
} from './benefit-acts.ts';
import { addBenefitChoice, removeBenefitChoice, renameBenefitChoice } from './choice-acts.ts';
import { setBenefitPictures } from './picture-act.ts';
import { setBenefitTexts } from './texts-act.ts';
import { countCodes, selectOperatorBenefits } from './benefit-list-store.ts';
import { importCardCodes, withdrawCardCodes } from './code-acts.ts';

type BenefitOperation =
  | 'listOperatorBenefits'
  | 'getOperatorBenefit'
  | 'addBenefit'
  | 'setBenefitSale'
  | 'setBenefitTimes'
  | 'setBenefitPrice'
  | 'changeBenefitStock'
  | 'setBenefitLimits'
  | 'setBenefitPictures'
  | 'setBenefitTexts'
  | 'addBenefitChoice'
  | 'renameBenefitChoice'
  | 'removeBenefitChoice'
  | 'importCardCodes'
  | 'withdrawCardCodes';

/** The acts on benefits and their codes. */
export const benefitActs = {
  addBenefit,
  setBenefitSale,
  setBenefitTimes,
  setBenefitPrice,
  changeBenefitStock,
  setBenefitLimits,
  setBenefitPictures,
  setBenefitTexts,
  addBenefitChoice,
  renameBenefitChoice,
  removeBenefitChoice,
  importCardCodes,
  withdrawCardCodes,
};

const view = (benefit: Benefit, now: Date): ConsoleDataOf<'listOperatorBenefits'>['items'][number] => ({
  id: benefit.id,
  title: benefit.title,
  type: benefit.type,
  target: benefit.target,
  cover: benefit.cover,
  onSale: benefit.onSale,
  sale: saleOf(benefit, now),
  saleFrom: benefit.saleFrom?.toISOString() ?? null,
  saleUntil: benefit.saleUntil?.toISOString() ?? null,
  price: cheapestChoice(benefit).price,
  stock: totalStock(benefit),
  limits: benefit.limits,
});

async function readBenefit(
  { database: { read }, clock }: Platform,
  id: string,
): Promise<ConsoleDataOf<'getOperatorBenefit'>> {
  const benefit = await findBenefit(read, id);
  const hasCodes = benefit.target === BenefitTarget.Codes;
  const now = clock.now();
  const choices = benefit.choices.map(async (choice) => ({
    ...choice,
    codes: hasCodes ? await countCodes(read, { benefitId: id, choiceId: choice.id }, now) : null,
  }));
  return {
    ...view(benefit, now),
    coverDark: benefit.coverDark,
    gallery: benefit.gallery,
    level: benefit.level,
    description: benefit.description,
    rules: benefit.rules,
    tags: benefit.tags,
    prerequisites: benefit.prerequisites,
    arrival: benefit.arrival,
    revocable: benefit.revocable,
    takesFee: benefit.takesFee,
    choices: await Promise.all(choices),
  };
}

/** The console's calls of benefits. */
export const benefitConsole = (platform: Platform): Pick<ConsoleHandlers, BenefitOperation> => {
  const ofBenefit = ({ params: { id } }: ActOnId) => ({ benefitId: id });
  return {
    listOperatorBenefits: async ({ query: { cursor, limit = 20, sale: state, type, keyword } }) => {
      const now = platform.clock.now();
      const query = {
        after: numberOfCursor(cursor),
        limit: limit + 1,
        sale: state && { state, at: now },
        type,
        keyword,
      };
      const benefits = await selectOperatorBenefits(platform.database.read, query);
      const { items, nextCursor } = cutPage(benefits, limit, ({ position }) => String(position));
      return { items: items.map((benefit) => view(benefit, now)), nextCursor };
    },
    getOperatorBenefit: async ({ params }) => await readBenefit(platform, params.id),
    addBenefit: actHandler(platform, addBenefit, ({ body }: ConsoleCall<'addBenefit'>) => body.input),
    setBenefitSale: actHandler(platform, setBenefitSale, (call) => ({
      ...ofBenefit(call),
      ...call.body.input,
    })),
    setBenefitTimes: actHandler(platform, setBenefitTimes, (call) => ({
      ...ofBenefit(call),
      ...call.body.input,
    })),
    setBenefitPrice: actHandler(platform, setBenefitPrice, (call) => ({
      ...ofBenefit(call),
      ...call.body.input,
    })),
    changeBenefitStock: actHandler(platform, changeBenefitStock, (call) => ({
      ...ofBenefit(call),
      ...call.body.input,
    })),
    setBenefitLimits: actHandler(platform, setBenefitLimits, (call) => ({
      ...ofBenefit(call),
      ...call.body.input,
    })),
    setBenefitPictures: actHandler(platform, setBenefitPictures, (call) => ({
      ...ofBenefit(call),
      ...call.body.input,
    })),
    setBenefitTexts: actHandler(platform, setBenefitTexts, (call) => ({
      ...ofBenefit(call),
      ...call.body.input,
    })),
    addBenefitChoice: actHandler(platform, addBenefitChoice, (call) => ({
      ...ofBenefit(call),
      ...call.body.input,
    })),
    renameBenefitChoice: actHandler(platform, renameBenefitChoice, (call) => ({
      ...ofBenefit(call),
      ...call.body.input,
    })),
    removeBenefitChoice: actHandler(platform, removeBenefitChoice, (call) => ({
      ...ofBenefit(call),
      ...call.body.input,
    })),
    importCardCodes: actHandler(platform, importCardCodes, (call) => ({
      ...ofBenefit(call),
      ...call.body.input,
    })),
    withdrawCardCodes: actHandler(platform, withdrawCardCodes, (call) => ({
      ...ofBenefit(call),
      ...call.body.input,
    })),
  };
};
