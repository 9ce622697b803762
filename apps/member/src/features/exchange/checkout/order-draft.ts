import {
  type BenefitCashRange,
  type BenefitDetail,
  type ExchangeInfo,
  OrderField,
  type OrderForm,
  type OrderProblem,
} from '@yayan/api-client';
import { formatCount } from '@yayan/ui';
import {
  type DestinationDraft,
  destinationProblems,
  emptyDestination,
  toDestination,
} from '../../../shell/destination/destination-draft.ts';

/** The values of the order form. Fields that a benefit doesn't need keep their initial value. */
export interface OrderDraft extends DestinationDraft {
  choiceId: string;
  quantity: number;
  /** Coins to pay out. */
  amount: number;
  feeFreeCardId: string;
}

/** The initial draft: the cheapest choice in stock, the preferred account, one piece. */
export const emptyDraft = (benefit: BenefitDetail, info: ExchangeInfo | undefined): OrderDraft => ({
  ...emptyDestination(benefit.payeeChannels, info),
  choiceId: (benefit.choices.find(({ stock }) => stock !== 0) ?? benefit.choices[0])?.id ?? '',
  quantity: 1,
  amount: benefit.cash?.min ?? 0,
  feeFreeCardId: '',
});

/** The draft with the preferred saved account, unless an account is typed. Everything else stays. */
export const withSavedPayee = (
  draft: OrderDraft,
  { payeeChannels }: BenefitDetail,
  info: ExchangeInfo,
): OrderDraft =>
  draft.account === '' && draft.name === ''
    ? { ...draft, payeeId: emptyDestination(payeeChannels, info).payeeId }
    : draft;

/** The order's coins before the fee. */
export const priceOf = ({ choiceId, quantity, amount }: OrderDraft, benefit: BenefitDetail): number =>
  benefit.cash
    ? amount
    : (benefit.choices.find(({ id }) => id === choiceId)?.price ?? benefit.price) * quantity;

/** Whether the amount of cash is out of range or between two steps. */
export const isAmountOff = ({ amount }: OrderDraft, { min, max, step }: BenefitCashRange): boolean =>
  amount < min || amount > max || amount % step !== 0;

/** Validates the draft before the server is asked. */
export const draftProblems = (draft: OrderDraft, { cash, target }: BenefitDetail): OrderProblem[] => {
  return [
    ...(cash && isAmountOff(draft, cash)
      ? [
          {
            field: OrderField.Amount,
            message: `请输入 ${formatCount(cash.min)}–${formatCount(cash.max)} 之间、${formatCount(cash.step)} 的整数倍`,
          },
        ]
      : []),
    ...destinationProblems(draft, target),
  ];
};

type Encrypt = (text: string) => Promise<string>;

/** The body of an order. Encrypt again for each intention: the server accepts a ciphertext once (rule 2.10). */
export const toForm = async (
  draft: OrderDraft,
  benefit: BenefitDetail,
  encrypt: Encrypt,
): Promise<OrderForm> => {
  const { target, cash, choices } = benefit;
  return {
    quantity: cash ? 1 : draft.quantity,
    ...(choices.length > 0 && { choiceId: draft.choiceId }),
    ...(cash && { amount: draft.amount }),
    ...(await toDestination(draft, target, encrypt)),
    ...(draft.feeFreeCardId !== '' && { feeFreeCardId: draft.feeFreeCardId }),
  };
};
