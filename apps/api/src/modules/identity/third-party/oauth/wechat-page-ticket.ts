import { z } from 'zod';
import type { SnsConfig, WechatApp } from '../../../../platform/config/sns-config.ts';
import { callProvider, jsonOf, ProviderFault } from '../../../../platform/http-client/call-provider.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { readAnswer } from './read-answer.ts';

/** A ticket is replaced this long before its end, so that a page which has just been signed still works. */
const MARGIN_MS = 5 * 60_000;
/** After a failure WeChat isn't asked again for this long: every page inside WeChat would ask. */
const PAUSE_MS = 60_000;

const tokenAnswer = z.looseObject({ access_token: z.string().min(1) });
const ticketAnswer = z.looseObject({ ticket: z.string().min(1), expires_in: z.number().positive() });

/** Resolves to the ticket with which pages are signed now; undefined for a minute after WeChat failed. */
export type WechatPageTicket = () => Promise<string | undefined>;

/**
 * The ticket (`jsapi_ticket`) of a service account. It is fetched when a page needs it, once for all that wait, and used until
 * shortly before it ends. Each server has its own: `stable_token` doesn't end the tokens of others.
 */
export function createWechatPageTicket(
  { appId, secret, apiUrl }: WechatApp & Pick<SnsConfig['wechatUrls'], 'apiUrl'>,
  { clock, log }: Pick<Platform, 'clock' | 'log'>,
): WechatPageTicket {
  let known: { ticket: string | undefined; endsAt: number } | undefined;
  let asking: Promise<string | undefined> | undefined;

  const fetchTicket = async (): Promise<{ ticket: string; endsAt: number }> => {
    const { access_token } = await ask('/cgi-bin/stable_token', tokenAnswer, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ grant_type: 'client_credential', appid: appId, secret }),
    });
    const query = new URLSearchParams({ access_token, type: 'jsapi' });
    const answer = await ask(`/cgi-bin/ticket/getticket?${query.toString()}`, ticketAnswer);
    return { ticket: answer.ticket, endsAt: clock.now().getTime() + answer.expires_in * 1000 - MARGIN_MS };
  };

  const ask = async <Schema extends z.ZodType>(
    path: string,
    schema: Schema,
    request: RequestInit = {},
  ): Promise<z.output<Schema>> => {
    const { text } = await callProvider(new URL(apiUrl + path), request);
    return readAnswer('WeChat', schema, jsonOf('WeChat', text));
  };

  const renew = async (): Promise<string | undefined> => {
    try {
      known = await fetchTicket();
    } catch (error) {
      if (!(error instanceof ProviderFault)) throw error;
      log.warn({ event: 'wechat.no-ticket', detail: error.message }, 'WeChat gave no ticket for pages');
      known = { ticket: undefined, endsAt: clock.now().getTime() + PAUSE_MS };
    }
    return known.ticket;
  };

  return async () => {
    if (known && known.endsAt > clock.now().getTime()) return known.ticket;
    asking ??= renew().finally(() => {
      asking = undefined;
    });
    return await asking;
  };
}
