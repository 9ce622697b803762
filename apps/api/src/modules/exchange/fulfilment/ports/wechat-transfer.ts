import { z } from 'zod';
import {
  callProvider,
  jsonOf,
  type ProviderAnswer,
  ProviderFault,
} from '../../../../platform/http-client/call-provider.ts';
import type { PayoutConfig } from '../../../../platform/config/payout-config.ts';
import { type IssueResult, IssueRefused, type IssueRequest, type Issuer, requireSameBill } from './issuer.ts';
import { authorization, isFromWechat } from './wechat-signature.ts';

const BILLS = '/v3/fund-app/mch-transfer/transfer-bills';
const PAID = 'SUCCESS';
/** The allowed difference between an answer's time and ours. */
const FRESH_MS = 5 * 60_000;

const billSchema = z.looseObject({
  state: z.string(),
  out_bill_no: z.string(),
  transfer_bill_no: z.string().min(1),
  appid: z.string().optional(),
  openid: z.string().optional(),
  transfer_amount: z.number().optional(),
  package_info: z.string().optional(),
  fail_reason: z.string().optional(),
});
const faultSchema = z.looseObject({ code: z.string() });
type Bill = z.output<typeof billSchema>;

/** Reasons for a failed transfer that the payee can act on. WeChat's other reasons don't concern the payee. */
const REASONS: Readonly<Record<string, string>> = {
  OVERDUE_CLOSE: '24 小时内没有在微信里确认收款',
  NAME_NOT_CORRECT: '微信实名与收款人不一致',
  REALNAME_ACCOUNT_RECEIVED_QUOTA_EXCEED: '这个微信的收款额度已用完',
  PAYEE_ACCOUNT_ABNORMAL: '这个微信账户暂时不能收款',
  OPENID_INVALID: '绑定的微信已失效，请重新绑定',
};
const NOT_DONE = '微信没有打款成功，请检查微信零钱是否能收款';
const CANCELLED = '这笔微信转账已撤销';

/**
 * Pays out to WeChat balances by the merchant transfer of WeChat Pay v3 (`transfer-bills`), under our own number. It
 * looks that number up before a repeated request. Requests are signed with WECHATPAY2-SHA256-RSA2048; unsigned answers
 * are refused. If the payee has to confirm, the result is `waiting` with the confirmation parameters.
 */
export function wechatTransfer(config: NonNullable<PayoutConfig['wechat']>, now: () => Date): Issuer {
  const ask = async (method: 'GET' | 'POST', path: string, content?: object): Promise<ProviderAnswer> => {
    const body = content === undefined ? '' : JSON.stringify(content);
    const answer = await callProvider(new URL(config.url + path), {
      method,
      headers: {
        accept: 'application/json',
        'content-type': 'application/json',
        'user-agent': 'yayan',
        'wechatpay-serial': config.publicKeyId,
        authorization: authorization(config, { method, path, body, at: now() }),
      },
      ...(content !== undefined && { body }),
    });
    if (!isFromWechat(answer, config.publicKey, now(), FRESH_MS))
      throw new ProviderFault('WeChat Pay did not sign this answer');
    return answer;
  };
  /** The bill of an issue; undefined when there is none. Throws `BillMismatch`. */
  const lookUp = async (request: IssueRequest): Promise<Bill | undefined> => {
    const answer = await ask('GET', `${BILLS}/out-bill-no/${request.number}`);
    if (answer.status === 404) return undefined;
    const bill = billOf(answer);
    requireSameBill('WeChat Pay', fieldsOf(bill, request));
    return bill;
  };
  return {
    issue: async (request) => {
      const found = request.askedBefore ? await lookUp(request) : undefined;
      // A lookup doesn't return the package that the payee confirms with. Sending the transfer again with the same
      // number does.
      const isLost = found?.state === 'WAIT_USER_CONFIRM' && !request.hasConfirmation;
      if (found !== undefined && !isLost) return outcomeOf(found, config);
      const made = billOf(await ask('POST', BILLS, transferOf(request, config)));
      requireSameBill('WeChat Pay', { number: [made.out_bill_no, request.number] });
      // The answer to a transfer has neither amount nor payee. A paid bill must have both.
      const bill = made.state === PAID ? await lookUp(request) : made;
      if (bill === undefined)
        throw new ProviderFault('WeChat Pay does not find the bill that it says is paid');
      return outcomeOf(bill, config);
    },
  };
}

function fieldsOf(bill: Bill, { number, fen, delivery }: IssueRequest) {
  if (delivery.channel !== 'wechat') throw new Error('WeChat pays to WeChat accounts only');
  return {
    number: [bill.out_bill_no, number],
    amount: [bill.transfer_amount, fen],
    application: [bill.appid, delivery.appId],
    payee: [bill.openid, delivery.openId],
  } as const;
}

function transferOf(
  { number, fen, delivery }: IssueRequest,
  { appId, sceneId }: Pick<NonNullable<PayoutConfig['wechat']>, 'appId' | 'sceneId'>,
): object {
  if (delivery.channel !== 'wechat' || delivery.appId !== appId)
    throw new IssueRefused('绑定的微信已失效，请重新绑定');
  return {
    appid: appId,
    out_bill_no: number,
    transfer_scene_id: sceneId,
    openid: delivery.openId,
    transfer_amount: fen,
    transfer_remark: '芽言金币兑换',
    user_recv_perception: '现金奖励',
    transfer_scene_report_infos: [
      { info_type: '活动名称', info_content: '芽言金币兑换' },
      { info_type: '奖励说明', info_content: '答题所得金币兑换现金' },
    ],
  };
}

function billOf({ status, text }: ProviderAnswer): Bill {
  const answer = jsonOf('WeChat Pay', text);
  if (status === 200) {
    const bill = billSchema.safeParse(answer);
    if (bill.success) return bill.data;
    throw new ProviderFault('WeChat Pay answered in an unknown form');
  }
  const code = faultSchema.safeParse(answer).data?.code ?? '';
  const reason = REASONS[code];
  if (reason !== undefined) throw new IssueRefused(reason);
  // WeChat's documentation: after any other code, never try again under another number.
  throw new ProviderFault(`WeChat Pay answered ${status} ${code}`);
}

function outcomeOf(bill: Bill, { appId, mchId }: NonNullable<PayoutConfig['wechat']>): IssueResult {
  switch (bill.state) {
    case PAID:
      return { kind: 'paid', receipt: bill.transfer_bill_no };
    case 'FAIL':
      throw new IssueRefused(REASONS[bill.fail_reason ?? ''] ?? NOT_DONE);
    case 'CANCELLED':
      throw new IssueRefused(REASONS[bill.fail_reason ?? ''] ?? CANCELLED);
    default:
      return {
        kind: 'waiting',
        confirmation: bill.package_info === undefined ? null : { appId, mchId, package: bill.package_info },
      };
  }
}
