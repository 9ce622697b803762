import {
  changeBenefitStock,
  importCardCodes,
  type OperatorBenefitLimits,
  setBenefitLimits,
  setBenefitPictures,
  type SetBenefitPicturesRequest,
  setBenefitPrice,
  setBenefitSale,
  setBenefitTexts,
  type SetBenefitTextsRequest,
  setBenefitTimes,
  withdrawCardCodes,
} from '@yayan/console-client';
import type { ActDefinition } from '../../shell/act/act-definition.ts';
import { CodesForm, WithdrawnCodesForm } from './CodesForms.tsx';
import { LimitsForm } from './LimitsForm.tsx';
import { PriceForm } from './PriceForm.tsx';
import { type SaleTimes, SaleTimesFields } from './SaleTimesFields.tsx';
import { StockForm } from './StockForm.tsx';

const permissions = ['benefits'];

/** Puts a benefit on or off sale. */
export const setSale = (onSale: boolean): ActDefinition<{ onSale: boolean }> => ({
  label: onSale ? '上架…' : '下架…',
  title: onSale ? '上架福利' : '下架福利',
  consequence: onSale ? '会员又能看到并兑换。' : '会员不再看到它。已经下的兑换单照常发放。',
  permissions,
  needsReason: true,
  reasons: onSale ? ['恢复供应'] : ['供应商暂停供货', '库存不足'],
  initial: { onSale },
  perform: (id, request, key) => setBenefitSale(id, request, { 'Idempotency-Key': key }),
});

/** Sets when the sale of a benefit begins and ends. */
export const setTimes = (times: SaleTimes): ActDefinition<SaleTimes> => ({
  label: '开售时间…',
  title: '定开售和截止时间',
  consequence: '开售前会员看得到、换不了，可以设提醒。截止后会员不再看到它。已经下的兑换单照常发放。',
  permissions,
  needsReason: true,
  reasons: ['配合活动', '供货时间改了'],
  initial: times,
  Form: SaleTimesFields,
  perform: (id, request, key) => setBenefitTimes(id, request, { 'Idempotency-Key': key }),
});

/** Changes how many a member may order. */
export const setLimits = (now: OperatorBenefitLimits): ActDefinition<{ limits: OperatorBenefitLimits }> => ({
  label: '限额…',
  title: '修改限额',
  consequence: '只影响之后的兑换。',
  permissions,
  needsReason: true,
  initial: { limits: now },
  Form: LimitsForm,
  isReady: ({ limits: { perOrder, perDay, perMonth } }) =>
    [perOrder, perDay, perMonth].every((limit) => limit === null || Number.isInteger(limit)),
  perform: (id, request, key) => setBenefitLimits(id, request, { 'Idempotency-Key': key }),
});

/** Sets the pictures of a benefit. */
export const setPictures = (
  pictures: SetBenefitPicturesRequest['input'],
): ActDefinition<SetBenefitPicturesRequest['input']> => ({
  label: '换上…',
  title: '修改图片',
  consequence: '会员马上看到新的图片。已经下的兑换单还是当时的图片。',
  permissions,
  needsReason: false,
  reasons: ['换新图', '补深色图'],
  initial: pictures,
  perform: (id, request, key) => setBenefitPictures(id, request, { 'Idempotency-Key': key }),
});

/** Changes what members read, and who may order. */
export const setTexts = (
  texts: SetBenefitTextsRequest['input'],
): ActDefinition<SetBenefitTextsRequest['input']> => ({
  label: '保存…',
  title: '修改文字和条件',
  consequence: '会员马上看到新的文字，之后的兑换按新的条件。已经下的兑换单还是当时的名称。',
  permissions,
  needsReason: true,
  reasons: ['写错了', '供应商改了规则'],
  initial: texts,
  perform: (id, request, key) => setBenefitTexts(id, request, { 'Idempotency-Key': key }),
});

/** Changes the price of a choice. */
export const setPrice = (
  choiceId: string,
  price: number,
): ActDefinition<{ choiceId: string; price: number }> => ({
  label: '改价…',
  title: '修改价格',
  consequence: '只影响之后的兑换。正在下单的会员会先看到新价格。',
  permissions,
  needsReason: true,
  reasons: ['成本上涨', '活动价结束'],
  initial: { choiceId, price },
  Form: PriceForm,
  isReady: (input) => Number.isInteger(input.price) && input.price > 0,
  perform: (id, request, key) => setBenefitPrice(id, request, { 'Idempotency-Key': key }),
});

/** Adds to the stock of a choice, or takes from it. */
export const changeStock = (choiceId: string): ActDefinition<{ choiceId: string; add: number | null }> => ({
  label: '库存…',
  title: '修改库存',
  consequence: '按件数增减，兑换同时在进行也不会多发。',
  permissions,
  needsReason: true,
  reasons: ['新到货', '盘点修正'],
  initial: { choiceId, add: Number.NaN },
  Form: StockForm,
  isReady: ({ add }) => add === null || (Number.isInteger(add) && add !== 0),
  perform: (id, request, key) => changeBenefitStock(id, request, { 'Idempotency-Key': key }),
});

/** Loads card codes. */
export const importCodes = (choiceId: string): ActDefinition<{ choiceId: string; codes: string }> => ({
  label: '导入卡密…',
  title: '导入卡密',
  consequence: '卡密加密保存，之后在这里看不到内容。重复的不会再次导入。',
  permissions,
  needsReason: true,
  initial: { choiceId, codes: '' },
  Form: CodesForm,
  isReady: ({ codes }) => codes.trim() !== '',
  perform: (id, request, key) => importCardCodes(id, request, { 'Idempotency-Key': key }),
});

/** Withdraws card codes that no order needs. */
export const withdrawCodes = (
  choiceId: string,
): ActDefinition<{ choiceId: string; codes: string | null }> => ({
  label: '撤回卡密…',
  title: '撤回卡密',
  consequence: '撤回的卡密不再发给会员。已经发出的不受影响。',
  permissions,
  needsReason: true,
  isDangerous: true,
  reasons: ['供应商召回这一批'],
  initial: { choiceId, codes: '' },
  Form: WithdrawnCodesForm,
  isReady: ({ codes }) => codes === null || codes.trim() !== '',
  perform: (id, request, key) => withdrawCardCodes(id, request, { 'Idempotency-Key': key }),
});
