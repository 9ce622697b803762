import { type BodyOf, OrderField } from '@yayan/contract';
import { refuse } from '../../contract/api-fault.ts';
import type { Benefit, Choice } from './benefit.ts';

export type OrderForm = BodyOf<'placeOrder'>;

interface Problem {
  field: OrderField;
  message: string;
}

const DELIVERY_FIELDS = [
  ['amount', OrderField.Amount],
  ['payeeId', OrderField.PayeeId],
  ['payee', OrderField.PayeeAccount],
  ['mobile', OrderField.Mobile],
  ['consigneeId', OrderField.ConsigneeId],
] as const satisfies readonly (readonly [keyof OrderForm, OrderField])[];

/**
 * Reads the form of an order of card codes, which go nowhere: only what and how many. Refuses with ORDER_FORM_INVALID
 * and every problem there is, and with CARD_NOT_USABLE where a fee-free card has nothing to waive.
 */
export function readForm(benefit: Benefit, form: OrderForm): { choice: Choice; quantity: number } {
  const choice = chosen(benefit, form.choiceId);
  const problems = [
    ...quantityProblems(benefit, form.quantity),
    ...(typeof choice === 'string' ? [{ field: OrderField.ChoiceId, message: choice }] : []),
    ...DELIVERY_FIELDS.filter(([name]) => form[name] !== undefined).map(([, field]) => ({
      field,
      message: '该商品以卡密发放，不需要填写',
    })),
  ];
  if (problems.length > 0 || typeof choice === 'string')
    return refuse('ORDER_FORM_INVALID', { problems } satisfies OrderRefusal);
  if (form.feeFreeCardId !== undefined) return refuse('CARD_NOT_USABLE');
  return { choice, quantity: form.quantity };
}

type OrderRefusal = { problems: Problem[] };

/** The choice meant, or what is wrong with it. */
function chosen({ choices }: Benefit, choiceId: string | undefined): Choice | string {
  const [only] = choices;
  if (only.title === null) return choiceId === undefined ? only : '该商品没有规格可选';
  if (choiceId === undefined) return '请选择规格';
  return choices.find(({ id }) => id === choiceId) ?? '该规格不存在，请重新选择';
}

function quantityProblems({ limits }: Benefit, quantity: number): Problem[] {
  if (quantity <= limits.perOrder) return [];
  return [{ field: OrderField.Quantity, message: `每单最多兑换 ${limits.perOrder} 件` }];
}
