import { refuse } from '../../../errors/api-fault.ts';
import type { Act, Change } from '../../../platform/audit/act.ts';
import { addBenefit as storeBenefit, checkedBenefit, type FiledBenefit } from '../catalogue/benefit-file.ts';
import { selectBenefit } from '../catalogue/benefit-store.ts';
import { canPlanSale } from '../catalogue/sale-times.ts';
import { momentText } from './benefit-acts.ts';

/** The input of the act: a benefit as a form or a file describes it. */
interface NewBenefit {
  benefit: unknown;
}

const TARGETS: Readonly<Record<FiledBenefit['target'], string>> = {
  payee: '收款账户',
  mobile: '充值手机号',
  codes: '卡密',
  consignee: '收货地址',
};

const settled = ({ benefit }: NewBenefit): FiledBenefit => checkedBenefit(benefit) ?? refuse('BENEFIT_WRONG');

const choiceText = ({ title, price, stock }: FiledBenefit['choices'][number]): string =>
  `${title ?? '唯一规格'}：${price} 金币，${stock === null ? '不限库存' : `${stock} 件`}`;

const factsOf = ({
  title,
  description,
  target,
  limits,
  choices,
  saleFrom,
  saleUntil,
}: FiledBenefit): Change[] =>
  (
    [
      ['title', '名称', title],
      ['description', '说明', description.slice(0, 400)],
      ['target', '发放方式', TARGETS[target]],
      ['choices', '规格', choices.map(choiceText).join('；').slice(0, 480)],
      [
        'limits',
        '限额（单 / 天 / 月）',
        `${limits.perOrder} / ${limits.perDay ?? '不限'} / ${limits.perMonth ?? '不限'}`,
      ],
      ['saleFrom', '开售', momentText(saleFrom, '上架就卖')],
      ['saleUntil', '截止', momentText(saleUntil, '不限')],
    ] as const
  ).map(([field, label, after]) => ({ field, label, before: null, after }));

/** Puts a new benefit up for exchange, at the end of the list (rule 14.51). */
export const addBenefit: Act<NewBenefit> = {
  name: 'benefit add',
  needsReason: false,
  // New benefits get their places one after the other.
  lockOf: () => 'benefits',
  plan: async ({ clock }, db, input) => {
    const benefit = settled(input);
    if (!canPlanSale(benefit, clock.now())) refuse('BENEFIT_TIMES_WRONG');
    if ((await selectBenefit(db, benefit.id)) !== undefined) refuse('BENEFIT_ID_TAKEN');
    return {
      kind: 'benefit',
      subject: benefit.id,
      title: benefit.title,
      permission: 'benefits',
      changes: factsOf(benefit),
    };
  },
  run: async ({ database }, input) => {
    const added = await database.transaction((tx) => storeBenefit(tx, settled(input), { stocked: true }));
    if (!added) refuse('BENEFIT_ID_TAKEN');
  },
};
