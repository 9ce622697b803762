import {
  type BenefitAllowance,
  type BenefitDetail,
  BenefitTarget,
  type CheckAllowanceParams,
  type ExchangeInfo,
  PrerequisiteKind,
} from '@yayan/api-client';
import { isAmountOff, type OrderDraft, priceOf } from './order-draft.ts';

/** The selection for which the server checks the prerequisites. An invalid amount is left out. */
export const selectionOf = (
  draft: OrderDraft,
  benefit: BenefitDetail,
  info: Pick<ExchangeInfo, 'mobile'> | undefined,
): CheckAllowanceParams => ({
  ...(benefit.choices.length > 0 && { choiceId: draft.choiceId }),
  ...(benefit.cash === null && { quantity: draft.quantity }),
  ...(benefit.cash && !isAmountOff(draft, benefit.cash) && { amount: draft.amount }),
  ...(isAnotherMobile(draft, info) && { anotherMobile: true }),
  ...(draft.feeFreeCardId !== '' && { feeFreeCardId: draft.feeFreeCardId }),
});

const mobileLength = 11;

/** Whether the typed number isn't the member's own, as far as the masked one shows. */
const isAnotherMobile = ({ mobile }: OrderDraft, info: Pick<ExchangeInfo, 'mobile'> | undefined): boolean =>
  mobile.length === mobileLength && `${mobile.slice(0, 3)}****${mobile.slice(-4)}` !== info?.mobile;

/** The coins of this order, and how many are missing. */
export interface OrderCost {
  total: number;
  /** The part of the total that is the fee. */
  fee: number;
  missing: number;
}

/** The price with its fee, calculated by the page until the server has answered for this selection. */
const ownTotal = (draft: OrderDraft, benefit: BenefitDetail): number => {
  const price = priceOf(draft, benefit);
  const percent = draft.feeFreeCardId === '' ? (benefit.own?.feePercent ?? 0) : 0;
  return price + Math.ceil((price * percent) / 100);
};

/** The cost of the selected order: from the server, and until it answers, calculated by the page. */
export const costOf = (
  draft: OrderDraft,
  benefit: BenefitDetail,
  { answer, balance }: { answer: BenefitAllowance | undefined; balance: number },
): OrderCost => {
  const isAnswered = answer !== undefined && !(benefit.cash && isAmountOff(draft, benefit.cash));
  const total = isAnswered ? answer.total : ownTotal(draft, benefit);
  return { total, fee: Math.max(0, total - priceOf(draft, benefit)), missing: Math.max(0, total - balance) };
};

/** Prerequisites that another selection may meet, so that the form stays open. */
const selectable: ReadonlySet<PrerequisiteKind> = new Set([
  PrerequisiteKind.Balance,
  PrerequisiteKind.Stock,
  PrerequisiteKind.DailyLimit,
  PrerequisiteKind.MonthlyLimit,
]);

/** Whether another selection could be ordered. If so, the rest of the form stays open. */
export const hasWayOut = (allowance: BenefitAllowance, benefit: BenefitDetail): boolean =>
  (benefit.own?.missingCoins ?? 0) === 0 &&
  allowance.prerequisites.every(
    ({ kind, met }) =>
      met ||
      selectable.has(kind) ||
      // A smaller top-up, or one of the own number, may need no real-name check (rule 5.13).
      (kind === PrerequisiteKind.RealName && benefit.target === BenefitTarget.Mobile),
  );
