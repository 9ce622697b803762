import { addBenefitChoice, removeBenefitChoice, renameBenefitChoice } from '@yayan/console-client';
import type { ActDefinition } from '../../../shell/act/act-definition.ts';
import { type NewChoice, newChoiceForm, RenameForm } from './ChoiceForms.tsx';

const permissions = ['benefits'];

const LETTERS = 'abcdefghijkmnpqrstuvwxyz23456789';
const LONG = 8;

/** An id that no choice of the benefit has. */
const newChoiceId = (): string =>
  `c${[...crypto.getRandomValues(new Uint8Array(LONG))].map((byte) => LETTERS[byte % LETTERS.length]).join('')}`;

/** Adds a choice. Top-ups have a face value, and card codes begin without stock. */
export const addChoice = (target: string): ActDefinition<NewChoice> => ({
  label: '加规格…',
  title: '加一个规格',
  consequence:
    target === 'codes'
      ? '排在现有的规格后面。库存由导入的卡密决定，加好以后再导入。'
      : '排在现有的规格后面，会员马上可以选它。',
  permissions,
  needsReason: true,
  reasons: ['新到货', '供应商有了新面值'],
  initial: {
    id: newChoiceId(),
    title: '',
    price: Number.NaN,
    stock: target === 'codes' ? 0 : null,
    fen: target === 'mobile' ? Number.NaN : null,
  },
  Form: newChoiceForm(target),
  isReady: ({ title, price, fen }) =>
    title.trim() !== '' && Number.isInteger(price) && (fen === null || Number.isInteger(fen)),
  perform: (id, request, key) => addBenefitChoice(id, request, { 'Idempotency-Key': key }),
});

/** Changes the name of a choice. */
export const renameChoice = (
  choiceId: string,
  title: string,
): ActDefinition<{ choiceId: string; title: string }> => ({
  label: '改名…',
  title: '规格改名',
  consequence: '只改叫法，东西要还是同一种。已经下的兑换单还是当时的名称。',
  permissions,
  needsReason: true,
  reasons: ['写错了', '供应商改了名称'],
  initial: { choiceId, title },
  Form: RenameForm,
  isReady: (input) => input.title.trim() !== '',
  perform: (id, request, key) => renameBenefitChoice(id, request, { 'Idempotency-Key': key }),
});

/** Takes a choice off. */
export const removeChoice = (choiceId: string): ActDefinition<{ choiceId: string }> => ({
  label: '去掉…',
  title: '去掉规格',
  consequence: '会员不能再选它，不能恢复。有没办完的兑换、没发出的卡密时不能去掉。已经答应的奖品照常领取。',
  permissions,
  needsReason: true,
  isDangerous: true,
  reasons: ['供应商停了这个规格', '不再采购'],
  initial: { choiceId },
  perform: (id, request, key) => removeBenefitChoice(id, request, { 'Idempotency-Key': key }),
});
