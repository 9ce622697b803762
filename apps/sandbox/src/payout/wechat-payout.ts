import { randomBytes, sign, verify } from 'node:crypto';
import type { Answer, Ask } from '../answer.ts';
import { keyPair } from '../key-pair.ts';
import { type PayoutProvider, type PayoutSurroundings, SILENCE } from './provider.ts';
import { receiptOf, type Transfer } from './transfers.ts';

const BASE = '/payout/wechat';
const BILLS = `${BASE}/v3/fund-app/mch-transfer/transfer-bills`;
const MCH_ID = 'sandbox-1900000001';
const SERIAL = 'SANDBOXSERIAL0001';
const PUBLIC_KEY_ID = 'PUB_KEY_ID_SANDBOX';
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

const lines = (...parts: readonly string[]): Buffer => Buffer.from(parts.map((part) => `${part}\n`).join(''));

/** The merchant transfer of WeChat Pay v3, signed both ways. `appId` is the application that openids are of. */
export function wechatPayout({ transfers, moodFor, now }: PayoutSurroundings, appId: string): PayoutProvider {
  const merchant = keyPair();
  const own = keyPair();

  const signed = (data: object, status = 200): Answer => {
    const text = JSON.stringify(data);
    const timestamp = String(Math.floor(now() / 1000));
    const nonce = randomBytes(16).toString('hex');
    const signature = sign('RSA-SHA256', lines(timestamp, nonce, text), own.privateKey).toString('base64');
    return {
      text,
      type: 'application/json',
      status,
      headers: {
        'wechatpay-signature': signature,
        'wechatpay-timestamp': timestamp,
        'wechatpay-nonce': nonce,
        'wechatpay-serial': PUBLIC_KEY_ID,
      },
    };
  };
  const fault = (status: number, code: string): Answer => signed({ code, message: code }, status);

  const stateOf = (transfer: Transfer): string => {
    if (transfer.mood === 'fail') return 'FAIL';
    if (!transfers.isWaiting(transfer)) return 'SUCCESS';
    return transfer.mood === 'confirm' ? 'WAIT_USER_CONFIRM' : 'PROCESSING';
  };
  const told = (transfer: Transfer, isLookup: boolean): Answer => {
    const state = stateOf(transfer);
    return signed({
      out_bill_no: transfer.number,
      transfer_bill_no: receiptOf(transfer),
      create_time: new Date(transfer.askedAt).toISOString(),
      state,
      ...(state === 'FAIL' && { fail_reason: 'PAYEE_ACCOUNT_ABNORMAL' }),
      // Only who asks for the transfer is told what it is confirmed with.
      ...(state === 'WAIT_USER_CONFIRM' && !isLookup && { package_info: `sandbox-${transfer.number}` }),
    });
  };

  const isSignedByMerchant = ({ method, path, body = '', headers = {} }: Ask): boolean => {
    const [scheme, listed = ''] = (headers['authorization'] ?? '').split(' ');
    if (scheme !== 'WECHATPAY2-SHA256-RSA2048') return false;
    const fields = Object.fromEntries(
      listed
        .split(',')
        .map((part) => [part.slice(0, part.indexOf('=')), part.slice(part.indexOf('=') + 2, -1)]),
    );
    const { mchid, serial_no: serial, timestamp = '', nonce_str: nonce = '', signature = '' } = fields;
    if (mchid !== MCH_ID || serial !== SERIAL || Math.abs(now() - Number(timestamp) * 1000) > 300_000)
      return false;
    const message = lines(method, path.slice(BASE.length), timestamp, nonce, body);
    return verify('RSA-SHA256', message, merchant.publicKey, Buffer.from(signature, 'base64'));
  };

  const transfer = ({ body = '{}' }: Ask): Answer => {
    const content = JSON.parse(body) as Content; // As its documentation has it.
    const { out_bill_no: number = '', openid: account = '', transfer_amount: fen = 0 } = content;
    const isWhole =
      content.appid === appId &&
      /^[0-9A-Za-z]{1,32}$/.test(number) &&
      account !== '' &&
      Number.isInteger(fen) &&
      fen >= 10 &&
      content.transfer_scene_id !== undefined &&
      content.transfer_remark !== undefined &&
      (content.transfer_scene_report_infos?.length ?? 0) > 0;
    if (!isWhole) return fault(400, 'PARAM_ERROR');
    const mood = moodFor(PROVIDER, account);
    if (mood === 'never') return SILENCE;
    const made = transfers.make({ provider: PROVIDER, number, account, name: '', fen, mood });
    return made.mood === 'lost' && made.asks === 1 ? SILENCE : told(made, false);
  };

  return {
    answer: (ask) => {
      if (!ask.path.startsWith(BILLS)) return undefined;
      if (!isSignedByMerchant(ask)) return fault(401, 'SIGN_ERROR');
      if (ask.method === 'POST' && ask.path === BILLS) return transfer(ask);
      const number = /\/out-bill-no\/(\w+)$/.exec(ask.path)?.[1] ?? '';
      const found = transfers.look(PROVIDER, number);
      return found === undefined ? fault(404, 'NOT_FOUND') : told(found, true);
    },
    environment: (at) => ({
      PAYOUT_WECHAT_APP_ID: appId,
      PAYOUT_WECHAT_MCH_ID: MCH_ID,
      PAYOUT_WECHAT_SERIAL: SERIAL,
      PAYOUT_WECHAT_PRIVATE_KEY: merchant.privateKey,
      PAYOUT_WECHAT_PUBLIC_KEY_ID: PUBLIC_KEY_ID,
      PAYOUT_WECHAT_PUBLIC_KEY: own.publicKey,
      PAYOUT_WECHAT_URL: at + BASE,
    }),
  };
}
