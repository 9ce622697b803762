import type { Answer, SandboxRequest } from '../answer.ts';
import { type PayoutProvider, type PayoutSurroundings, SILENCE } from './provider.ts';
import { receiptOf, type Transfer } from './transfers.ts';
import { MCH_ID, wechatPaySigning } from './wechat-pay-signing.ts';

const BASE = '/payout/wechat';
const BILLS = `${BASE}/v3/fund-app/mch-transfer/transfer-bills`;
const PROVIDER = 'wechat';

interface Content {
  appid?: string;
  out_bill_no?: string;
  transfer_scene_id?: string;
  openid?: string;
  transfer_amount?: number;
  transfer_remark?: string;
  transfer_scene_report_infos?: unknown[];
}

const isWhole = (content: Content, appId: string): boolean =>
  content.appid === appId &&
  /^[0-9A-Za-z]{1,32}$/.test(content.out_bill_no ?? '') &&
  Boolean(content.openid) &&
  Number.isInteger(content.transfer_amount) &&
  Number(content.transfer_amount) >= 10 &&
  content.transfer_scene_id !== undefined &&
  content.transfer_remark !== undefined &&
  (content.transfer_scene_report_infos?.length ?? 0) > 0;

/** The merchant transfer of WeChat Pay v3, signed both ways. The openids belong to the application `appId`. */
export function wechatPayout({ transfers, moodFor, now }: PayoutSurroundings, appId: string): PayoutProvider {
  const { isSignedByMerchant, signed, environment } = wechatPaySigning(BASE, now);
  const fault = (status: number, code: string): Answer => signed({ code, message: code }, status);

  const stateOf = (transfer: Transfer): string => {
    if (transfer.mood === 'fail') return 'FAIL';
    if (!transfers.isWaiting(transfer)) return 'SUCCESS';
    return transfer.mood === 'confirm' ? 'WAIT_USER_CONFIRM' : 'PROCESSING';
  };
  const answerFor = (transfer: Transfer, isLookup: boolean): Answer => {
    const state = stateOf(transfer);
    return signed({
      out_bill_no: transfer.number,
      transfer_bill_no: receiptOf(transfer),
      create_time: new Date(transfer.askedAt).toISOString(),
      state,
      // Only a lookup returns amount and payee.
      ...(isLookup && {
        mch_id: MCH_ID,
        appid: appId,
        openid: transfer.account,
        transfer_amount: transfer.fen,
      }),
      ...(state === 'FAIL' && { fail_reason: 'PAYEE_ACCOUNT_ABNORMAL' }),
      // Only the request for the transfer returns the data with which the payee confirms.
      ...(state === 'WAIT_USER_CONFIRM' && !isLookup && { package_info: `sandbox-${transfer.number}` }),
    });
  };

  const transfer = ({ body = '{}' }: SandboxRequest): Answer => {
    const content = JSON.parse(body) as Content; // As the provider documents it.
    const { out_bill_no: number = '', openid: account = '', transfer_amount: fen = 0 } = content;
    if (!isWhole(content, appId)) return fault(400, 'PARAM_ERROR');
    const mood = moodFor(PROVIDER, account);
    if (mood === 'never') return SILENCE;
    const made = transfers.make({ provider: PROVIDER, number, account, name: '', fen, mood });
    if (made === undefined) return fault(400, 'ALREADY_EXISTS');
    return made.mood === 'lost' && made.asks === 1 ? SILENCE : answerFor(made, false);
  };

  return {
    answer: (ask) => {
      if (!ask.path.startsWith(BILLS)) return undefined;
      if (!isSignedByMerchant(ask)) return fault(401, 'SIGN_ERROR');
      if (ask.method === 'POST' && ask.path === BILLS) return transfer(ask);
      const number = /\/out-bill-no\/(\w+)$/.exec(ask.path)?.[1] ?? '';
      const found = transfers.look(PROVIDER, number);
      return found === undefined ? fault(404, 'NOT_FOUND') : answerFor(found, true);
    },
    environment: (at) => ({
      PAYOUT_WECHAT_APP_ID: appId,
      ...environment,
      PAYOUT_WECHAT_URL: at + BASE,
    }),
  };
}
