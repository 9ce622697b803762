import type { Answer, SandboxRequest } from '../answer.ts';
import { createGrants } from './grants.ts';
import { type LoginProvider, type Surroundings, TEN_MINUTES_MS } from './login-provider.ts';
import { backTo, choicePage, errorPage } from './pages.ts';
import { accountId, personOf } from './pretend-people.ts';

const NAME = 'QQ';
const APP_ID = 'sandbox-qq';
const APP_KEY = 'sandbox-qq-key';
const EXPIRES_S = 7_776_000;

/** JSON if the request has `fmt=json`, otherwise QQ's traditional script. */
const inForm = ({ fmt }: SandboxRequest['query'], data: unknown): Answer =>
  fmt === 'json' ? { json: data } : { text: `callback( ${JSON.stringify(data)} );`, type: 'text/html' };

/** QQ's login for websites: `/oauth2.0/authorize`, `/oauth2.0/token`, `/oauth2.0/me`, `/user/get_user_info`. */
export function qq({ url, memberUrl, now }: Surroundings): LoginProvider {
  const grants = createGrants(now, TEN_MINUTES_MS);
  const callback = `${memberUrl}/open/qq/callback.php`;

  const authorize = (ask: SandboxRequest): Answer => {
    const { client_id, redirect_uri: redirectUri = '', response_type, state = '', person } = ask.query;
    if (client_id !== APP_ID) return errorPage(NAME, 'client id is illegal (100008)');
    if (response_type !== 'code') return errorPage(NAME, 'response_type is illegal (100000)');
    if (redirectUri !== callback) return errorPage(NAME, 'redirect uri is illegal (100010)');
    if (person === undefined) return choicePage(NAME, ask);
    const chosen = personOf(person);
    return backTo(
      redirectUri,
      chosen ? { code: grants.code(chosen, redirectUri), state } : { usercancel: '1', state },
    );
  };

  const token = (query: SandboxRequest['query']): Answer => {
    const fault = (error: number, error_description: string): Answer =>
      inForm(query, { error, error_description });
    if (query['client_id'] !== APP_ID) return fault(100008, 'client id is illegal');
    if (query['client_secret'] !== APP_KEY) return fault(100009, 'client secret is illegal');
    if (query['grant_type'] !== 'authorization_code') return fault(100004, 'grant_type is illegal');
    const grant = grants.redeem(query['code']);
    if (grant === 'used') return fault(100020, 'code is reused error');
    if (typeof grant === 'string') return fault(100019, 'code to access token error');
    if (grant.redirectUri !== query['redirect_uri']) return fault(100010, 'redirect uri is illegal');
    const granted = {
      access_token: grants.token(grant.person),
      expires_in: String(EXPIRES_S),
      refresh_token: grants.token(grant.person),
    };
    return query['fmt'] === 'json'
      ? { json: { ...granted, expires_in: EXPIRES_S } }
      : { text: new URLSearchParams(granted).toString(), type: 'text/html' };
  };

  const me = (query: SandboxRequest['query']): Answer => {
    const person = grants.holder(query['access_token']);
    if (person === undefined)
      return inForm(query, { error: 100016, error_description: 'access token check failed' });
    const openid = accountId('qq openid', person, 32).toUpperCase();
    const unionid = `UID_${accountId('qq unionid', person, 28).toUpperCase()}`;
    return inForm(query, { client_id: APP_ID, openid, ...(query['unionid'] === '1' && { unionid }) });
  };

  const profile = ({ access_token, oauth_consumer_key, openid }: SandboxRequest['query']): Answer => {
    const person = grants.holder(access_token);
    if (person === undefined || oauth_consumer_key !== APP_ID)
      return { json: { ret: -23, msg: 'token is invalid' } };
    if (openid !== accountId('qq openid', person, 32).toUpperCase())
      return { json: { ret: -1, msg: 'openid is invalid' } };
    const picture = `${url()}/people/${person.id}.svg`;
    return {
      json: {
        ret: 0,
        msg: '',
        is_lost: 0,
        nickname: person.nickname,
        gender: '男',
        figureurl: picture,
        figureurl_qq_1: picture,
        figureurl_qq_2: picture,
      },
    };
  };

  return {
    answer: (ask) => {
      if (ask.path === '/oauth2.0/authorize') return authorize(ask);
      if (ask.path === '/oauth2.0/token') return token(ask.query);
      if (ask.path === '/oauth2.0/me') return me(ask.query);
      if (ask.path === '/user/get_user_info') return profile(ask.query);
      return undefined;
    },
    environment: (at) => ({ QQ_APP_ID: APP_ID, QQ_APP_KEY: APP_KEY, QQ_URL: at }),
  };
}
