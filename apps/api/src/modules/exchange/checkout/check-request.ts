import { BenefitTarget, type BodyOf, type DataOf, OrderField, PrerequisiteKind } from '@yayan/contract';
import type { Call } from '../../../call/call.ts';
import { refuse } from '../../../errors/api-fault.ts';
import { countText } from '../../../platform/count-text.ts';
import { fenOf } from '../../../platform/config/coin-config.ts';
import type { Connection } from '../../../platform/database/database.ts';
import type { FeeFree } from '../../reward/api.ts';
import { type Benefit, cheapestChoice, type Choice } from '../catalogue/benefit.ts';
import { findListed, findOpen } from '../catalogue/offered-benefits.ts';
import type { Exchange, LevelRule } from '../deps.ts';
import type { Delivery } from '../fulfilment/delivery.ts';
import {
  type Allowance,
  allowanceOf,
  type EligibilityFacts,
  isUnverifiedTopup,
  type OrderRequest,
  type Price,
  readEligibilityFacts,
} from './eligibility.ts';
import { refuseForm, type Problem, readDestination } from './destination.ts';
import { selectOwnMobile } from '../../identity/module.ts';

export type OrderForm = BodyOf<'placeOrder'>;

/** A member's order before any check. */
export interface OrderInput {
  memberId: string;
  /** The network address of the call. */
  address: string;
  benefitId: string;
  form: OrderForm;
}

/** A request that passed every check, with its destination and the card that waives its fee. */
export interface CheckedRequest extends OrderRequest {
  delivery: Delivery;
  /** The usable fee-free card that the form names; null if it names none. */
  feeFreeCardId: string | null;
  /** Whether a fee-free card waives a fee. */
  waived: boolean;
  /** Whether this is the member's one top-up without a real-name check (rule 5.13). */
  unverified: boolean;
}

const REFUSALS = {
  [PrerequisiteKind.Level]: 'LEVEL_TOO_LOW',
  [PrerequisiteKind.Stock]: 'STOCK_OUT',
  [PrerequisiteKind.DailyLimit]: 'DAILY_LIMIT',
  [PrerequisiteKind.MonthlyLimit]: 'MONTHLY_LIMIT',
  [PrerequisiteKind.Balance]: 'BALANCE_TOO_LOW',
} as const;

/**
 * Reads a member's order, decrypts its fields (each cipher text opens once) and checks all rules of section 5. Refuses
 * with the first broken rule: NOT_FOUND, BENEFIT_OFF, BENEFIT_NOT_OPEN, ORDER_FORM_INVALID, DECRYPTION_FAILED, CARD_NOT_FOUND,
 * CARD_NOT_USABLE, BENEFIT_RENAMED, PRICE_CHANGED, LEVEL_TOO_LOW, REAL_NAME_FIRST, PREREQUISITE_UNMET, STOCK_OUT,
 * DAILY_LIMIT, MONTHLY_LIMIT, BALANCE_TOO_LOW.
 */
export async function checkRequest(
  exchange: Exchange,
  db: Connection,
  { memberId, address, benefitId, form }: OrderInput,
): Promise<{ request: CheckedRequest; facts: EligibilityFacts }> {
  const benefit = await findOpen(db, benefitId, exchange.channels, exchange.platform.clock.now());
  const { choice, quantity, delivery } = await readForm(exchange, db, { memberId, benefit, form });
  refuseRenamed(form, benefit, choice);
  const facts = await readEligibilityFacts(exchange, db, { memberId, address }, benefit);
  const { feeFreeCardId = null } = form;
  const { waived, ...price } = priceFor({ benefit, choice, quantity }, facts, feeFreeCardId);
  // Check the price before eligibility, so that a changed price is reported first.
  if (form.total !== undefined && form.total !== price.total) return refuse('PRICE_CHANGED');
  const toAnotherMobile =
    delivery.channel === 'mobile'
      ? delivery.mobile !== (await selectOwnMobile(exchange.platform.cipher, db, memberId))
      : undefined;
  const order = { benefit, choice, quantity, ...price, toAnotherMobile };
  const unverified = isUnverifiedTopup(order, facts);
  const request: CheckedRequest = { ...order, delivery, feeFreeCardId, waived, unverified };
  refuseUnmet(allowanceOf(request, facts));
  return { request, facts };
}

/**
 * Refuses an order of something that is called otherwise by now (rule 5.16). The order stores the names of this benefit and
 * choice, so a rename that comes later changes nothing that the member confirmed.
 */
function refuseRenamed({ quoted }: OrderForm, { title }: Benefit, choice: Choice): void {
  if (quoted !== undefined && (quoted.title !== title || quoted.choice !== choice.title))
    refuse('BENEFIT_RENAMED');
}

/** Refuses with the first prerequisite that isn't met. */
export function refuseUnmet(allowance: Allowance): void {
  const broken = allowance.prerequisites.find(({ met }) => !met)?.kind;
  if (broken === undefined) return;
  if (broken in REFUSALS) refuse(REFUSALS[broken as keyof typeof REFUSALS]); // Checked by `in`.
  refuse(broken === PrerequisiteKind.RealName ? 'REAL_NAME_FIRST' : 'PREREQUISITE_UNMET', allowance);
}

/**
 * The prerequisites for an order as far as the member has selected it (rule 5.2), and which of them are met. Without a
 * selection, for the cheapest choice. Refuses with NOT_FOUND, BENEFIT_OFF, ORDER_FORM_INVALID, CARD_NOT_FOUND and
 * CARD_NOT_USABLE.
 */
export async function checkAllowance(
  exchange: Exchange,
  { params, query, caller, origin }: Call<'checkAllowance'>,
): Promise<DataOf<'checkAllowance'>> {
  const db = exchange.platform.database.read;
  const { quantity = 1, feeFreeCardId = null, anotherMobile: toAnotherMobile, ...selected } = query;
  const benefit = await findListed(db, params.id, exchange.channels, exchange.platform.clock.now());
  const isSelected = quantity > 1 || selected.choiceId !== undefined || selected.amount !== undefined;
  const choice = isSelected
    ? readChoice(exchange, benefit, { quantity, ...selected })
    : cheapestChoice(benefit);
  const exchanger = { memberId: caller.memberId, address: origin.address };
  const facts = await readEligibilityFacts(exchange, db, exchanger, benefit);
  const { waived: _, ...price } = priceFor({ benefit, choice, quantity }, facts, feeFreeCardId);
  return allowanceOf({ benefit, choice, quantity, ...price, toAnotherMobile }, facts);
}

/** The price for this member, and whether a card waives the fee. Refuses like `isFeeWaived`. */
function priceFor(
  { benefit, choice, quantity }: Pick<OrderRequest, 'benefit' | 'choice' | 'quantity'>,
  { rule, feeFree }: EligibilityFacts,
  cardId: string | null,
): Price & { waived: boolean } {
  const percent = feePercent(benefit, rule);
  const waived = isFeeWaived(percent, feeFree, cardId);
  return { ...priceOf(choice, quantity, waived ? 0 : percent), waived };
}

/** The fee on a benefit at a member's level, in percent; 0 for benefits without a fee. */
export function feePercent({ takesFee }: Pick<Benefit, 'takesFee'>, rule: LevelRule): number {
  return takesFee ? rule.feePercent : 0;
}

/** Price of `quantity` of a choice with a fee in percent, rounded up to a whole coin. */
export function priceOf(choice: Pick<Choice, 'price'>, quantity: number, percent: number): Price {
  const price = choice.price * quantity;
  const fee = Math.ceil((price * percent) / 100);
  return { price, fee, total: price + fee };
}

/**
 * Whether a card waives the fee: an active card, or a usable one that the member names. Refuses with CARD_NOT_FOUND,
 * and with CARD_NOT_USABLE when there is no fee to waive.
 */
function isFeeWaived(percent: number, { active, ids }: FeeFree, cardId: string | null): boolean {
  if (cardId === null) return percent > 0 && active;
  if (percent === 0 || active) return refuse('CARD_NOT_USABLE');
  return ids.includes(cardId) || refuse('CARD_NOT_FOUND');
}

/** The selected choice, quantity and destination. */
interface ReadForm {
  choice: Choice;
  quantity: number;
  delivery: Delivery;
}

/**
 * Reads the order form: choice, quantity and destination. Refuses with ORDER_FORM_INVALID and every problem, and with
 * DECRYPTION_FAILED.
 */
export async function readForm(
  exchange: Pick<Exchange, 'platform' | 'fields' | 'channels'>,
  db: Connection,
  { memberId, benefit, form }: { memberId: string; benefit: Benefit; form: OrderForm },
): Promise<ReadForm> {
  const choice = selectedChoice(exchange, benefit, form);
  const problems: Problem[] = [
    ...quantityProblems(benefit, form.quantity),
    ...('field' in choice ? [choice] : []),
    ...foreignFieldProblems(benefit, form),
  ];
  // An encrypted field opens only once, so all other checks come first.
  if (problems.length > 0 || 'field' in choice) return refuseForm(problems);
  const delivery = await readDestination(exchange, db, { memberId, benefit, given: form });
  return 'field' in delivery ? refuseForm([delivery]) : { choice, quantity: form.quantity, delivery };
}

/** The choice and quantity only, before the member has entered a destination. Refuses with ORDER_FORM_INVALID. */
function readChoice(
  exchange: Pick<Exchange, 'platform'>,
  benefit: Benefit,
  form: Pick<OrderForm, 'choiceId' | 'amount' | 'quantity'>,
): Choice {
  const choice = selectedChoice(exchange, benefit, form);
  const problems = [...quantityProblems(benefit, form.quantity), ...('field' in choice ? [choice] : [])];
  return problems.length > 0 || 'field' in choice ? refuseForm(problems) : choice;
}

/** The selected choice, or the problem with it. The price of cash is the amount of the order. */
function selectedChoice(
  { platform: { config } }: Pick<Exchange, 'platform'>,
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
    return { ...only, price: amount, fen: fenOf(amount, config.coinsPerYuan) };
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

/** The problems of fields that belong to another way of delivery. */
function foreignFieldProblems({ target }: Benefit, form: OrderForm): Problem[] {
  return DESTINATIONS.filter(([name, , of]) => form[name] !== undefined && of !== target).map(
    ([, field]) => ({
      field,
      message: '这件福利不需要填写这一项',
    }),
  );
}
