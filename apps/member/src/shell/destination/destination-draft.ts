import type { BenefitTarget, ExchangeInfo, OrderProblem, PayeeChannel, PrizeClaim } from '@yayan/api-client';

/** The value for a typed account or number instead of a saved one. */
export const another = 'another';

/** The destination of an order or a prize. Fields that it doesn't need keep their initial value. */
export interface DestinationDraft {
  /** A saved account's id, or `another`. */
  payeeId: string;
  channel: PayeeChannel;
  account: string;
  name: string;
  /** Empty means the member's own number. */
  mobile: string;
  consigneeId: string;
}

/** The initial draft; it starts with the preferred account. */
export const emptyDestination = (
  channels: readonly PayeeChannel[],
  info: ExchangeInfo | undefined,
): DestinationDraft => {
  const payees = info?.payees.filter(({ channel }) => channels.includes(channel)) ?? [];
  const payee = payees.find(({ preferred }) => preferred) ?? payees[0];
  return {
    payeeId: payee?.id ?? another,
    channel: channels[0] ?? 'alipay',
    account: '',
    name: '',
    mobile: '',
    consigneeId: '',
  };
};

const mobilePattern = /^1[3-9]\d{9}$/;
const mailPattern = /^[^@]+@[^@]+\.[^@]{2,}$/u;

/** An account as the server reads it: people type full-width digits, and spaces between groups of digits. */
const compact = (account: string): string => account.normalize('NFKC').replaceAll(/\s/gu, '');

const accountProblem = (account: string): string | undefined => {
  if (account === '') return '请输入收款账号';
  return mobilePattern.test(account) || mailPattern.test(account) ? undefined : '支付宝账号应为手机号或邮箱';
};

const nameProblem = (name: string): string | undefined => {
  if (name === '') return '请输入收款人姓名';
  return name.length < 2 ? '请填写与账号实名一致的姓名' : undefined;
};

/** Validates the destination before the server is asked. */
export const destinationProblems = (draft: DestinationDraft, target: BenefitTarget): OrderProblem[] => {
  const problems: OrderProblem[] = [];
  const say = (field: OrderProblem['field'], message: string | undefined): void => {
    if (message !== undefined) problems.push({ field, message });
  };
  if (target === 'payee' && draft.payeeId === another && draft.channel === 'alipay') {
    say('payee.account', accountProblem(compact(draft.account)));
    say('payee.name', nameProblem(draft.name.trim()));
  }
  if (target === 'mobile' && draft.mobile !== '' && !mobilePattern.test(draft.mobile))
    say('mobile', '手机号应为 11 位数字');
  if (target === 'consignee' && draft.consigneeId === '') say('consigneeId', '请选择收货地址');
  return problems;
};

type Encrypt = (text: string) => Promise<string>;

const payeeOf = async (draft: DestinationDraft, encrypt: Encrypt): Promise<PrizeClaim> => {
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

/**
 * The destination in the server's form. It is encrypted for each call, because the server accepts a ciphertext once (rule
 * 2.10).
 */
export const toDestination = async (
  draft: DestinationDraft,
  target: BenefitTarget,
  encrypt: Encrypt,
): Promise<PrizeClaim> => {
  switch (target) {
    case 'payee':
      return await payeeOf(draft, encrypt);
    case 'mobile':
      return draft.mobile === '' ? {} : { mobile: await encrypt(draft.mobile) };
    case 'consignee':
      return { consigneeId: draft.consigneeId };
    case 'codes':
      return {};
  }
};
