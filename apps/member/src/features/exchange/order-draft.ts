import type {
  BenefitDetail,
  ExchangeInfo,
  OrderField,
  OrderForm,
  OrderProblem,
  PayeeChannel,
} from '@yayan/api-client';
import { formatCount } from '@yayan/ui';

/** Where the member types a payout account or a number that is not saved yet. */
export const another = 'another';

/** The order form as it is filled in; what a benefit does not ask for stays as it began. */
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
  /** Empty is the member's own number. */
  mobile: string;
  consigneeId: string;
  feeFreeCardId: string;
}

/** The form as it opens: the cheapest choice in stock, the preferred account, one piece. */
export const emptyDraft = (benefit: BenefitDetail, info: ExchangeInfo | undefined): OrderDraft => {
  const { choices, cash, payeeChannels } = benefit;
  const payees = info?.payees.filter(({ channel }) => payeeChannels.includes(channel)) ?? [];
  const payee = payees.find(({ preferred }) => preferred) ?? payees[0];
  return {
    choiceId: (choices.find(({ stock }) => stock !== 0) ?? choices[0])?.id ?? '',
    quantity: 1,
    amount: cash?.min ?? 0,
    payeeId: payee?.id ?? another,
    channel: payeeChannels[0] ?? 'alipay',
    account: '',
    name: '',
    mobile: '',
    consigneeId: '',
    feeFreeCardId: '',
  };
};

/** Coins of the order before the fee. */
export const priceOf = ({ choiceId, quantity, amount }: OrderDraft, benefit: BenefitDetail): number =>
  benefit.cash
    ? amount
    : (benefit.choices.find(({ id }) => id === choiceId)?.price ?? benefit.price) * quantity;

const mobilePattern = /^1[3-9]\d{9}$/;

/** What is missing, before the server is asked. */
export const draftProblems = (draft: OrderDraft, benefit: BenefitDetail): OrderProblem[] => {
  const problems: OrderProblem[] = [];
  const say = (field: OrderField, message: string): void => void problems.push({ field, message });
  const { cash } = benefit;
  if (cash && (draft.amount < cash.min || draft.amount > cash.max || draft.amount % cash.step !== 0))
    say(
      'amount',
      `请输入 ${formatCount(cash.min)}–${formatCount(cash.max)} 之间、${formatCount(cash.step)} 的整数倍`,
    );
  if (benefit.target === 'payee' && draft.payeeId === another) {
    if (draft.account.trim() === '') say('payee.account', '请输入收款账号');
    if (draft.name.trim() === '') say('payee.name', '请输入收款人姓名');
  }
  if (benefit.target === 'mobile' && draft.mobile !== '' && !mobilePattern.test(draft.mobile))
    say('mobile', '手机号应为 11 位数字');
  if (benefit.target === 'consignee' && draft.consigneeId === '') say('consigneeId', '请选择收货地址');
  return problems;
};

/** Turns the draft into what is sent; encrypted anew each time, for a cipher text is good once. */
export const toForm = async (
  draft: OrderDraft,
  benefit: BenefitDetail,
  encrypt: (text: string) => Promise<string>,
): Promise<OrderForm> => {
  const { target, cash, choices } = benefit;
  const ownPayee = async (): Promise<Pick<OrderForm, 'payee' | 'payeeId'>> =>
    draft.payeeId === another
      ? {
          payee: {
            channel: draft.channel,
            account: await encrypt(draft.account.trim()),
            name: await encrypt(draft.name.trim()),
          },
        }
      : { payeeId: draft.payeeId };
  return {
    quantity: cash ? 1 : draft.quantity,
    ...(choices.length > 0 && { choiceId: draft.choiceId }),
    ...(cash && { amount: draft.amount }),
    ...(target === 'payee' && (await ownPayee())),
    ...(target === 'mobile' && draft.mobile !== '' && { mobile: await encrypt(draft.mobile) }),
    ...(target === 'consignee' && { consigneeId: draft.consigneeId }),
    ...(draft.feeFreeCardId !== '' && { feeFreeCardId: draft.feeFreeCardId }),
  };
};
