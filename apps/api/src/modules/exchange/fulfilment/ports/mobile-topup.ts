import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import {
  callProvider,
  jsonOf,
  type ProviderAnswer,
  ProviderFault,
} from '../../../../platform/http-client/call-provider.ts';
import type { PayoutConfig } from '../../../../platform/config/payout-config.ts';
import { type IssueResult, IssueRefused, type IssueRequest, type Issuer, requireSameBill } from './issuer.ts';

const answerSchema = z.looseObject({
  status: z.enum(['accepted', 'done', 'failed']),
  number: z.string().optional(),
  mobile: z.string().optional(),
  fen: z.number().optional(),
  receipt: z.string().min(1).max(64).optional(),
  reason: z.enum(['numberWrong', 'numberClosed', 'carrierBusy']).optional(),
});

const REASONS = {
  numberWrong: '这个手机号不存在，请核对号码',
  numberClosed: '这个手机号已停机或销号，不能充值',
  carrierBusy: '运营商暂时不能充值，请稍后重新发放',
} as const;
const NOT_DONE = '话费没有充值成功，请核对号码';

const signatureOf = (secret: string, ...parts: readonly string[]): string =>
  createHmac('sha256', secret)
    .update(parts.map((part) => `${part}\n`).join(''))
    .digest('hex');

/**
 * Tops phones up through a supplier's gateway (docs/payout.md): `POST <url>/orders` with JSON `{ number, mobile, fen
 * }`. Before a repeated request it sends `GET <url>/orders/<number>`. Requests carry HMAC-SHA256 over method, path,
 * time, nonce and body; answers over the same nonce, status and body. Unsigned answers are refused.
 */
export function mobileTopup(config: NonNullable<PayoutConfig['topup']>, now: () => Date): Issuer {
  const ask = async (method: 'GET' | 'POST', path: string, content?: object): Promise<ProviderAnswer> => {
    const url = new URL(config.url + path);
    const body = content === undefined ? '' : JSON.stringify(content);
    const time = String(Math.floor(now().getTime() / 1000));
    const nonce = randomBytes(12).toString('hex');
    const answer = await callProvider(url, {
      method,
      headers: {
        'content-type': 'application/json',
        'x-app-id': config.appId,
        'x-time': time,
        'x-nonce': nonce,
        'x-signature': signatureOf(config.secret, method, url.pathname, time, nonce, body),
      },
      ...(content !== undefined && { body }),
    });
    const given = Buffer.from(answer.headers.get('x-signature') ?? '');
    const expected = Buffer.from(signatureOf(config.secret, nonce, String(answer.status), answer.text));
    if (given.length !== expected.length || !timingSafeEqual(given, expected))
      throw new ProviderFault('The top-up supplier did not sign this answer');
    return answer;
  };
  return {
    issue: async (request) => {
      const { number, askedBefore, fen } = request;
      if (askedBefore) {
        const found = await ask('GET', `/orders/${number}`);
        if (found.status !== 404) return outcomeOf(found, request);
      }
      const content = { number, mobile: mobileOf(request), fen };
      return outcomeOf(await ask('POST', '/orders', content), request);
    },
  };
}

function mobileOf({ delivery }: IssueRequest): string {
  if (delivery.channel !== 'mobile') throw new Error('Phones are topped up by their number');
  return delivery.mobile;
}

function outcomeOf({ status, text }: ProviderAnswer, request: IssueRequest): IssueResult {
  const answer = answerSchema.safeParse(status === 200 ? jsonOf('The top-up supplier', text) : undefined);
  if (!answer.success) throw new ProviderFault(`The top-up supplier answered ${status} in an unknown form`);
  const { status: state, receipt, reason, number, mobile, fen } = answer.data;
  requireSameBill('the top-up supplier', {
    number: [number, request.number],
    mobile: [mobile, mobileOf(request)],
    amount: [fen, request.fen],
  });
  if (state === 'failed') throw new IssueRefused(reason === undefined ? NOT_DONE : REASONS[reason]);
  return state === 'done' && receipt !== undefined
    ? { kind: 'paid', receipt }
    : { kind: 'waiting', confirmation: null };
}
