import type { Answer, Ask } from '../answer.ts';
import { createGrants } from './grants.ts';
import { type LoginProvider, type Surroundings, TEN_MINUTES_MS } from './login-provider.ts';
import { backTo, choicePage, errorPage } from './pages.ts';
import { accountId, personOf } from './people.ts';

const NAME = '微信';
const APP_ID = 'sandbox-wechat';
const SECRET = 'sandbox-wechat-secret';
const EXPIRES_S = 7200;

const fault = (errcode: number, errmsg: string): Answer => ({ json: { errcode, errmsg } });

/** WeChat's login for websites: `/connect/qrconnect`, `/sns/oauth2/access_token`, `/sns/userinfo`. */
export function wechat({ url, memberUrl, now }: Surroundings): LoginProvider {
  const grants = createGrants(now, TEN_MINUTES_MS);

  const authorize = (ask: Ask): Answer => {
    const { appid, redirect_uri: redirectUri = '', response_type, scope, state = '', person } = ask.query;
    if (appid !== APP_ID) return errorPage(NAME, 'AppID 参数错误');
    // WeChat compares the domain only.
    if (!URL.canParse(redirectUri) || new URL(redirectUri).host !== new URL(memberUrl).host)
      return errorPage(NAME, 'redirect_uri 参数错误');
    if (response_type !== 'code' || scope !== 'snsapi_login') return errorPage(NAME, 'Scope 参数错误');
    if (person === undefined) return choicePage(NAME, ask);
    const chosen = personOf(person);
    return backTo(redirectUri, chosen ? { code: grants.code(chosen, redirectUri), state } : { state });
  };

  const token = ({ appid, secret, code, grant_type }: Ask['query']): Answer => {
    if (appid !== APP_ID) return fault(40013, 'invalid appid');
    if (secret !== SECRET) return fault(40125, 'invalid appsecret');
    if (grant_type !== 'authorization_code') return fault(40002, 'invalid grant_type');
    if (!code) return fault(41008, 'missing code');
    const grant = grants.trade(code);
    if (grant === 'used') return fault(40163, 'code been used');
    if (grant === 'expired') return fault(42003, 'code expired');
    if (grant === 'unknown') return fault(40029, 'invalid code');
    return {
      json: {
        access_token: grants.token(grant.person),
        expires_in: EXPIRES_S,
        refresh_token: grants.token(grant.person),
        openid: accountId('wechat openid', grant.person, 28),
        scope: 'snsapi_login',
        unionid: accountId('wechat unionid', grant.person, 28),
      },
    };
  };

  const profile = ({ access_token, openid }: Ask['query']): Answer => {
    const person = grants.holder(access_token);
    if (person === undefined)
      return fault(40001, 'invalid credential, access_token is invalid or not latest');
    if (openid !== accountId('wechat openid', person, 28)) return fault(40003, 'invalid openid');
    return {
      json: {
        openid,
        nickname: person.nickname,
        sex: 0,
        language: '',
        city: '',
        province: '',
        country: '',
        headimgurl: `${url()}/people/${person.id}.svg`,
        privilege: [],
        unionid: accountId('wechat unionid', person, 28),
      },
    };
  };

  return {
    answer: (ask) => {
      if (ask.path === '/connect/qrconnect') return authorize(ask);
      if (ask.path === '/sns/oauth2/access_token') return token(ask.query);
      if (ask.path === '/sns/userinfo') return profile(ask.query);
      return undefined;
    },
    environment: (at) => ({
      WECHAT_APP_ID: APP_ID,
      WECHAT_APP_SECRET: SECRET,
      WECHAT_OPEN_URL: at,
      WECHAT_API_URL: at,
    }),
  };
}
