import { alipaySigning } from '../alipay-signing.ts';
import type { Answer, SandboxRequest } from '../answer.ts';
import { type PayoutProvider, type PayoutSurroundings, SILENCE } from './provider.ts';
import { receiptOf, type Transfer } from './transfers.ts';

const PATH = '/payout/alipay/gateway.do';
const APP_ID = 'sandbox-alipay-payout';
const PROVIDER = 'alipay';
const TRANSFER = 'alipay.fund.trans.uni.transfer';
const QUERY = 'alipay.fund.trans.common.query';

interface Content {
  out_biz_no?: string;
  trans_amount?: string;
  product_code?: string;
  biz_scene?: string;
  passback_params?: string;
  payee_info?: { identity?: string; identity_type?: string; name?: string };
}

/** Alipay's gateway for transfers to accounts, all signed with RSA2. */
export function alipayPayout({ transfers, moodFor }: PayoutSurroundings): PayoutProvider {
  const { applicationPrivateKey, publicKey, isSignedByApplication, signed } = alipaySigning();
  const answer = (method: string, data: object): Answer =>
    signed(`${method.replaceAll('.', '_')}_response`, data);
  const fault = (method: string, sub_code: string): Answer =>
    answer(method, { code: '40004', msg: 'Business Failed', sub_code, sub_msg: sub_code });

  const answerFor = (method: string, transfer: Transfer): Answer => {
    if (transfer.mood === 'fail' && method === TRANSFER) return fault(method, 'PAYEE_USER_INFO_ERROR');
    const status = transfer.mood === 'fail' ? 'FAIL' : transfers.isWaiting(transfer) ? 'DEALING' : 'SUCCESS';
    return answer(method, {
      code: '10000',
      msg: 'Success',
      out_biz_no: transfer.number,
      order_id: receiptOf(transfer),
      status,
      ...(method === QUERY && { passback_params: transfer.passback }),
      ...(method === QUERY && status === 'SUCCESS' && { trans_amount: (transfer.fen / 100).toFixed(2) }),
      ...(transfer.mood === 'fail' && { error_code: 'PAYEE_USER_INFO_ERROR' }),
    });
  };

  const transfer = (content: Content): Answer => {
    const { out_biz_no: number = '', trans_amount: amount = '', payee_info: payee = {} } = content;
    const { passback_params: passback } = content;
    const { identity: account = '', identity_type: kind, name = '' } = payee;
    if (number === '' || kind !== 'ALIPAY_LOGON_ID' || account === '' || name === '')
      return fault(TRANSFER, 'INVALID_PARAMETER');
    if (!/^\d+\.\d{2}$/.test(amount) || Number(amount) < 0.1)
      return fault(TRANSFER, 'EXCEED_LIMIT_MM_AMOUNT');
    const mood = moodFor(PROVIDER, account);
    if (mood === 'never') return SILENCE;
    const fen = Math.round(Number(amount) * 100);
    const made = transfers.make({ provider: PROVIDER, number, account, name, fen, mood, passback });
    if (made === undefined) return fault(TRANSFER, 'PAYMENT_INFO_INCONSISTENCY');
    return made.mood === 'lost' && made.asks === 1 ? SILENCE : answerFor(TRANSFER, made);
  };

  const gateway = (asked: SandboxRequest['form']): Answer => {
    const { method = '', app_id: appId, sign_type: signType } = asked;
    if (appId !== APP_ID) return fault(method, 'isv.invalid-app-id');
    if (signType !== 'RSA2' || !isSignedByApplication(asked)) return fault(method, 'isv.invalid-signature');
    const content = JSON.parse(asked['biz_content'] ?? '{}') as Content; // As the provider documents it.
    if (content.product_code !== 'TRANS_ACCOUNT_NO_PWD' || content.biz_scene !== 'DIRECT_TRANSFER')
      return fault(method, 'INVALID_PARAMETER');
    if (method === TRANSFER) return transfer(content);
    if (method !== QUERY) return fault(method, 'isv.invalid-method');
    const found = transfers.look(PROVIDER, content.out_biz_no ?? '');
    return found === undefined ? fault(QUERY, 'ORDER_NOT_EXIST') : answerFor(QUERY, found);
  };

  return {
    answer: (ask) => (ask.path === PATH ? gateway({ ...ask.query, ...ask.form }) : undefined),
    environment: (at) => ({
      PAYOUT_ALIPAY_APP_ID: APP_ID,
      PAYOUT_ALIPAY_PRIVATE_KEY: applicationPrivateKey,
      PAYOUT_ALIPAY_PUBLIC_KEY: publicKey,
      PAYOUT_ALIPAY_GATEWAY_URL: at + PATH,
    }),
  };
}
