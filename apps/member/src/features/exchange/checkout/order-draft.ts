import {
  type BenefitCashRange,
  type BenefitDetail,
  type BenefitTarget,
  type ExchangeInfo,
  type OrderCorrection,
  OrderField,
  type OrderForm,
  type OrderProblem,
  type PayeeChannel,
} from '@yayan/api-client';
import { formatCount } from '@yayan/ui';

/** Stands for an account or number that is typed, not a saved one. */
export const another = 'another';

/** The values of the order form. Fields that a benefit doesn't need keep their initial value. */
export interface OrderDraft {
  choiceId: string;
  quantity: number;
  /** Coins to pay out. */
  amount: number;
  /** A saved account's id, or `another`. */
  payeeId: string;
  channel: PayeeChannel;
  account: string;
  name: string;
  /** Empty means the member's own number. */
  mobile: string;
  consigneeId: string;
  feeFreeCardId: string;
}

/** A draft without an order, only for a destination; it starts with the preferred account. */
export const emptyDestination = (
  channels: readonly PayeeChannel[],
  info: ExchangeInfo | undefined,
): OrderDraft => {
  const payees = info?.payees.filter(({ channel }) => channels.includes(channel)) ?? [];
  const payee = payees.find(({ preferred }) => preferred) ?? payees[0];
  return {
    choiceId: '',
    quantity: 1,
    amount: 0,
    payeeId: payee?.id ?? another,
    channel: channels[0] ?? 'alipay',
    account: '',
    name: '',
    mobile: '',
    consigneeId: '',
    feeFreeCardId: '',
  };
};

/** The initial draft: the cheapest choice in stock, the preferred account, one piece. */
export const emptyDraft = (benefit: BenefitDetail, info: ExchangeInfo | undefined): OrderDraft => ({
  ...emptyDestination(benefit.payeeChannels, info),
  choiceId: (benefit.choices.find(({ stock }) => stock !== 0) ?? benefit.choices[0])?.id ?? '',
  amount: benefit.cash?.min ?? 0,
});

/** The order's coins before the fee. */
export const priceOf = ({ choiceId, quantity, amount }: OrderDraft, benefit: BenefitDetail): number =>
  benefit.cash
    ? amount
    : (benefit.choices.find(({ id }) => id === choiceId)?.price ?? benefit.price) * quantity;

const mobilePattern = /^1[3-9]\d{9}$/;

/** Validates the destination before the server is asked. */
export const destinationProblems = (draft: OrderDraft, target: BenefitTarget): OrderProblem[] => {
  const problems: OrderProblem[] = [];
  const say = (field: OrderField, message: string): void => void problems.push({ field, message });
  if (target === 'payee' && draft.payeeId === another && draft.channel === 'alipay') {
    if (draft.account.trim() === '') say('payee.account', '请输入收款账号');
    if (draft.name.trim() === '') say('payee.name', '请输入收款人姓名');
  }
  if (target === 'mobile' && draft.mobile !== '' && !mobilePattern.test(draft.mobile))
    say('mobile', '手机号应为 11 位数字');
  if (target === 'consignee' && draft.consigneeId === '') say('consigneeId', '请选择收货地址');
  return problems;
};

/** Whether the amount of cash lies outside of its range or between its steps. */
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

const payeeOf = async (draft: OrderDraft, encrypt: Encrypt): Promise<OrderCorrection> => {
  const { payeeId, channel } = draft;
  if (payeeId !== another) return { payeeId };
  if (channel === 'wechat') return { payee: { channel } };
  return {
    payee: {
      channel,
      account: await encrypt(draft.account.trim()),
      name: await encrypt(draft.name.trim()),
    },
  };
};

/** The body of a correction, encrypted. */
export const toCorrection = async (
  draft: OrderDraft,
  target: BenefitTarget,
  encrypt: Encrypt,
): Promise<OrderCorrection> => {
  if (target === 'payee') return await payeeOf(draft, encrypt);
  return target === 'mobile' && draft.mobile !== '' ? { mobile: await encrypt(draft.mobile) } : {};
};

/** The body of an order. Encrypt for each new intention: the server accepts a ciphertext once (rule 2.10). */
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
    ...(await toCorrection(draft, target, encrypt)),
    ...(target === 'consignee' && { consigneeId: draft.consigneeId }),
    ...(draft.feeFreeCardId !== '' && { feeFreeCardId: draft.feeFreeCardId }),
  };
};
