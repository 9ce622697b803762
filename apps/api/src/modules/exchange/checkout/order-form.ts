import { BenefitTarget, type BodyOf, OrderField } from '@yayan/contract';
import { refuse } from '../../../errors/api-fault.ts';
import type { Connection } from '../../../platform/database/database.ts';
import type { Benefit, Choice } from '../catalogue/benefit.ts';
import { countText } from '../../../platform/count-text.ts';
import type { Delivery } from '../fulfilment/delivery.ts';
import type { Exchange } from '../deps.ts';
import { type Problem, readDestination } from './read-destination.ts';

export type OrderForm = BodyOf<'placeOrder'>;

/** A coin is worth one fen: 100 coins are 1 yuan (rule 4.6). */
const FEN_A_COIN = 1;

/** What is ordered and where it goes. */
export interface ReadForm {
  choice: Choice;
  quantity: number;
  delivery: Delivery;
}

/**
 * Reads the form of an order: what, how many, where to. Refuses with ORDER_FORM_INVALID, listing every problem, and
 * with DECRYPTION_FAILED.
 */
export async function readForm(
  exchange: Pick<Exchange, 'platform' | 'fields' | 'issuers'>,
  db: Connection,
  { memberId, benefit, form }: { memberId: string; benefit: Benefit; form: OrderForm },
): Promise<ReadForm> {
  const choice = chosen(benefit, form);
  const problems: Problem[] = [
    ...quantityProblems(benefit, form.quantity),
    ...('field' in choice ? [choice] : []),
    ...strangeFields(benefit, form),
  ];
  // An encrypted field opens only once, so everything else is checked first.
  if (problems.length > 0 || 'field' in choice) return invalid(problems);
  const delivery = await readDestination(exchange, db, { memberId, benefit, given: form });
  return 'field' in delivery ? invalid([delivery]) : { choice, quantity: form.quantity, delivery };
}

/** The choice and the number alone, before anything says where it goes. Refuses with ORDER_FORM_INVALID. */
export function readChoice(
  benefit: Benefit,
  form: Pick<OrderForm, 'choiceId' | 'amount' | 'quantity'>,
): Choice {
  const choice = chosen(benefit, form);
  const problems = [...quantityProblems(benefit, form.quantity), ...('field' in choice ? [choice] : [])];
  return problems.length > 0 || 'field' in choice ? invalid(problems) : choice;
}

/** Refuses with ORDER_FORM_INVALID. */
export function invalid(problems: Problem[]): never {
  return refuse('ORDER_FORM_INVALID', { problems });
}

/** The chosen choice, or what is wrong with it. The price of cash is the ordered amount. */
function chosen(
  { choices, cash }: Benefit,
  { choiceId, amount }: Pick<OrderForm, 'choiceId' | 'amount'>,
): Choice | Problem {
  const [only] = choices;
  if (cash !== null) {
    if (amount === undefined || amount < cash.min || amount > cash.max || amount % cash.step !== 0)
      return {
        field: OrderField.Amount,
        message: `请输入 ${countText(cash.min)}–${countText(cash.max)} 之间、${countText(cash.step)} 的整数倍`,
      };
    return { ...only, price: amount, fen: amount * FEN_A_COIN };
  }
  const wrong = (message: string): Problem => ({ field: OrderField.ChoiceId, message });
  if (only.title === null) return choiceId === undefined ? only : wrong('这件福利没有规格可选');
  if (choiceId === undefined) return wrong('请选择规格');
  return choices.find(({ id }) => id === choiceId) ?? wrong('该规格不存在，请重新选择');
}

function quantityProblems({ limits }: Benefit, quantity: number): Problem[] {
  if (quantity <= limits.perOrder) return [];
  return [{ field: OrderField.Quantity, message: `每单最多兑换 ${limits.perOrder} 份` }];
}

const DESTINATIONS = [
  ['amount', OrderField.Amount, BenefitTarget.Payee],
  ['payeeId', OrderField.PayeeId, BenefitTarget.Payee],
  ['payee', OrderField.PayeeAccount, BenefitTarget.Payee],
  ['mobile', OrderField.Mobile, BenefitTarget.Mobile],
  ['consigneeId', OrderField.ConsigneeId, BenefitTarget.Consignee],
] as const satisfies readonly (readonly [keyof OrderForm, OrderField, BenefitTarget])[];

/** Problems of fields that belong to another way of delivery. */
function strangeFields({ target }: Benefit, form: OrderForm): Problem[] {
  return DESTINATIONS.filter(([name, , of]) => form[name] !== undefined && of !== target).map(
    ([, field]) => ({
      field,
      message: '这件福利不需要填写这一项',
    }),
  );
}
