import { createHmac, randomBytes } from 'node:crypto';
import type { Answer, SandboxRequest } from '../answer.ts';
import { type PayoutProvider, type PayoutSurroundings, SILENCE } from './provider.ts';
import { receiptOf, type Transfer } from './transfers.ts';

const BASE = '/payout/topup';
const APP_ID = 'sandbox-topup';
const PROVIDER = 'topup';

/** The top-up supplier's gateway as in `docs/payout.md`, signed both ways. */
export function topup({ transfers, moodFor, now }: PayoutSurroundings): PayoutProvider {
  const secret = randomBytes(24).toString('base64url');
  const signature = (...parts: readonly string[]): string =>
    createHmac('sha256', secret)
      .update(parts.map((part) => `${part}\n`).join(''))
      .digest('hex');

  const signed = ({ headers = {} }: SandboxRequest, data: object, status = 200): Answer => {
    const text = JSON.stringify(data);
    const own = signature(headers['x-nonce'] ?? '', String(status), text);
    return { text, type: 'application/json', status, headers: { 'x-signature': own } };
  };
  const answerFor = (ask: SandboxRequest, transfer: Transfer): Answer => {
    const order = { number: transfer.number, mobile: transfer.account, fen: transfer.fen };
    if (transfer.mood === 'fail') return signed(ask, { ...order, status: 'failed', reason: 'numberClosed' });
    return transfers.isWaiting(transfer)
      ? signed(ask, { ...order, status: 'accepted' })
      : signed(ask, { ...order, status: 'done', receipt: receiptOf(transfer) });
  };
  const isSigned = ({ method, path, body = '', headers = {} }: SandboxRequest): boolean => {
    const { 'x-app-id': appId, 'x-time': time = '', 'x-nonce': nonce = '', 'x-signature': given } = headers;
    if (appId !== APP_ID || Math.abs(now() - Number(time) * 1000) > 300_000) return false;
    return given === signature(method, path, time, nonce, body);
  };
  const order = (ask: SandboxRequest): Answer => {
    const asked = JSON.parse(ask.body ?? '{}') as { number?: string; mobile?: string; fen?: number };
    const { number = '', mobile = '', fen = 0 } = asked;
    if (!/^[0-9a-z]{22,32}$/.test(number) || !/^1\d{10}$/.test(mobile) || !(fen > 0))
      return signed(ask, { number, mobile, fen, status: 'failed', reason: 'numberWrong' });
    const mood = moodFor(PROVIDER, mobile);
    if (mood === 'never') return SILENCE;
    const made = transfers.make({ provider: PROVIDER, number, account: mobile, name: '', fen, mood });
    if (made === undefined) return signed(ask, { error: 'another order has this number' }, 409);
    return made.mood === 'lost' && made.asks === 1 ? SILENCE : answerFor(ask, made);
  };

  return {
    answer: (ask) => {
      if (!ask.path.startsWith(`${BASE}/orders`)) return undefined;
      if (!isSigned(ask)) return signed(ask, { error: 'signature' }, 401);
      if (ask.method === 'POST') return order(ask);
      const found = transfers.look(PROVIDER, ask.path.split('/').at(-1) ?? '');
      if (found === undefined) return signed(ask, { error: 'unknown' }, 404);
      // Who is down doesn't answer about what was paid before either.
      return moodFor(PROVIDER, found.account) === 'never' ? SILENCE : answerFor(ask, found);
    },
    environment: (at) => ({ TOPUP_URL: at + BASE, TOPUP_APP_ID: APP_ID, TOPUP_SECRET: secret }),
  };
}
