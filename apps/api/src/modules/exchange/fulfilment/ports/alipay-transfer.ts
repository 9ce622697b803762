import { createHash } from 'node:crypto';
import { z } from 'zod';
import { askAlipay } from '../../../../platform/alipay/gateway.ts';
import { ProviderFault } from '../../../../platform/http-client/call-provider.ts';
import type { PayoutConfig } from '../../../../platform/config/payout-config.ts';
import { type IssueResult, IssueRefused, type IssueRequest, type Issuer, requireSameBill } from './issuer.ts';

const TRANSFER = 'alipay.fund.trans.uni.transfer';
const QUERY = 'alipay.fund.trans.common.query';
const SUCCESS = '10000';
const PRODUCT = { product_code: 'TRANS_ACCOUNT_NO_PWD', biz_scene: 'DIRECT_TRANSFER' };

const WRONG_ACCOUNT = '支付宝账号不存在或不能收款，请核对账号';
const WRONG_NAME = '账号与收款人姓名不一致，请核对姓名';

/** Alipay's final refusals because of the payee. Any other code may be our own mistake, so the issue stays open. */
const REFUSALS: Readonly<Record<string, string>> = {
  PAYEE_NOT_EXIST: WRONG_ACCOUNT,
  PAYEE_USER_NOT_EXIST: WRONG_ACCOUNT,
  PAYEE_USERINFO_STATUS_ERROR: WRONG_ACCOUNT,
  PAYEE_ACC_OCUPIED: WRONG_ACCOUNT,
  PAYEE_ACCOUNT_STATUS_ERROR: WRONG_ACCOUNT,
  PAYEE_ACCOUNT_NOT_EXSIT: WRONG_ACCOUNT,
  PAYEE_NOT_RELNAME_CERTIFY: '这个支付宝账号还没有实名认证，不能收款',
  PAYEE_CERT_INFO_ERROR: WRONG_NAME,
  PAYEE_USER_INFO_ERROR: WRONG_NAME,
  PAYEE_CARD_INFO_ERROR: WRONG_NAME,
  PERMIT_NON_BANK_LIMIT_PAYEE: '这个支付宝账号的收款额度已用完，请换一个账号',
  PAYEE_TRUSTEESHIP_ACC_OVER_LIMIT: '这个支付宝账号的收款额度已用完，请换一个账号',
};
const NOT_DONE = '支付宝没有打款成功，请核对账号和姓名';

const answerSchema = z.looseObject({
  code: z.string(),
  sub_code: z.string().optional(),
  status: z.string().optional(),
  order_id: z.string().optional(),
  error_code: z.string().optional(),
  out_biz_no: z.string().optional(),
  trans_amount: z.string().optional(),
  passback_params: z.string().optional(),
});
type AlipayAnswer = z.output<typeof answerSchema>;

/**
 * Pays out to Alipay accounts by `alipay.fund.trans.uni.transfer` under our own number. Before a repeated request it
 * looks that number up by `alipay.fund.trans.common.query`. Requests are signed with RSA2; unsigned answers are
 * refused. An Alipay bill has no payee, so we send a fingerprint of amount and payee and compare it at each lookup.
 */
export function alipayTransfer(config: NonNullable<PayoutConfig['alipay']>, now: () => Date): Issuer {
  const ask = async (method: string, content: object): Promise<AlipayAnswer> =>
    await askGateway(config, now(), method, content);
  return {
    issue: async (request) => {
      if (request.askedBefore) {
        const found = await ask(QUERY, { ...PRODUCT, out_biz_no: request.number });
        if (found.code === SUCCESS) requireSameBill('Alipay', fieldsOf(found, request));
        if (found.sub_code !== 'ORDER_NOT_EXIST') return outcomeOf(found);
      }
      const made = await ask(TRANSFER, transferOf(request));
      if (made.code === SUCCESS) requireSameBill('Alipay', { number: [made.out_biz_no, request.number] });
      return outcomeOf(made);
    },
  };
}

/** Identifies amount and payee of an issue without revealing them. */
function fingerprint({ number, fen, delivery }: IssueRequest): string {
  const { account, name } = payeeOf(delivery);
  return createHash('sha256')
    .update(JSON.stringify([number, fen, account, name]))
    .digest('hex');
}

function payeeOf(delivery: IssueRequest['delivery']): { account: string; name: string } {
  if (delivery.channel !== 'alipay') throw new Error('Alipay pays to Alipay accounts only');
  return delivery;
}

/**
 * The fields of a bill beside those of the request. Alipay reports the amount of some bills only after they are paid.
 */
const fieldsOf = (found: AlipayAnswer, request: IssueRequest) => ({
  number: [found.out_biz_no, request.number] as const,
  'amount and payee': [found.passback_params, fingerprint(request)] as const,
  ...(found.trans_amount !== undefined && {
    amount: [Math.round(Number(found.trans_amount) * 100), request.fen] as const,
  }),
});

function transferOf(request: IssueRequest): object {
  const { account, name } = payeeOf(request.delivery);
  return {
    ...PRODUCT,
    out_biz_no: request.number,
    trans_amount: (request.fen / 100).toFixed(2),
    order_title: '芽言金币兑换',
    remark: '芽言金币兑换',
    passback_params: fingerprint(request),
    payee_info: { identity: account, identity_type: 'ALIPAY_LOGON_ID', name },
  };
}

function outcomeOf(answer: AlipayAnswer): IssueResult {
  const { code, sub_code: fault = '', status, order_id: receipt, error_code: reason = '' } = answer;
  if (code !== SUCCESS) {
    const refusal = REFUSALS[fault];
    if (refusal !== undefined) throw new IssueRefused(refusal);
    throw new ProviderFault(`Alipay answered ${code} ${fault}`);
  }
  if (status === 'SUCCESS' && receipt !== undefined) return { kind: 'paid', receipt };
  if (status === 'FAIL' || status === 'REFUND' || status === 'CLOSED')
    throw new IssueRefused(REFUSALS[reason] ?? NOT_DONE);
  return { kind: 'waiting', confirmation: null };
}

/** Calls one method of the gateway and returns its answer. */
async function askGateway(
  { appCertSn, rootCertSn, ...application }: NonNullable<PayoutConfig['alipay']>,
  at: Date,
  method: string,
  content: object,
): Promise<AlipayAnswer> {
  const asked = {
    ...(appCertSn !== undefined && { app_cert_sn: appCertSn }),
    ...(rootCertSn !== undefined && { alipay_root_cert_sn: rootCertSn }),
    biz_content: JSON.stringify(content),
  };
  const answer = answerSchema.safeParse(await askAlipay(application, at, method, asked));
  if (!answer.success) throw new ProviderFault('Alipay answered in an unknown form');
  return answer.data;
}
