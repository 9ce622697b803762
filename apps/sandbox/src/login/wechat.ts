import type { Answer, SandboxRequest } from '../answer.ts';
import { createGrants } from './grants.ts';
import { type LoginProvider, type Surroundings, TEN_MINUTES_MS } from './login-provider.ts';
import { backTo, choicePage, errorPage } from './pages.ts';
import { accountId, personOf } from './pretend-people.ts';

const NAME = '微信';
const EXPIRES_S = 7200;

/** The website application's AppID. */
export const WECHAT_APP_ID = 'sandbox-wechat';

/** The website, and the service account for pages inside WeChat. */
const apps = [
  {
    path: '/connect/qrconnect',
    appId: WECHAT_APP_ID,
    secret: 'sandbox-wechat-secret',
    scope: 'snsapi_login',
    openid: 'wechat openid',
    insideOnly: false,
  },
  {
    path: '/connect/oauth2/authorize',
    appId: 'sandbox-wechat-service',
    secret: 'sandbox-wechat-service-secret',
    scope: 'snsapi_userinfo',
    openid: 'wechat service openid',
    insideOnly: true,
  },
] as const;

/** The ticket with which the service account signs its pages. */
const PAGE_TICKET = 'sandbox-page-ticket';

const fault = (errcode: number, errmsg: string): Answer => ({ json: { errcode, errmsg } });

/**
 * WeChat's login for websites (`/connect/qrconnect`) and for pages inside WeChat (`/connect/oauth2/authorize`), then
 * `/sns/oauth2/access_token` and `/sns/userinfo`, and the ticket for signing pages inside WeChat. A code works only for the application that requested it. A person has a
 * different openid in each application, and one unionid for both.
 */
export function wechat({ url, memberUrl, now }: Surroundings): LoginProvider {
  const known = apps.map((app) => ({ ...app, grants: createGrants(now, TEN_MINUTES_MS) }));
  type App = (typeof known)[number];

  const authorize = ({ appId, scope: own, insideOnly, grants }: App, ask: SandboxRequest): Answer => {
    const { appid, redirect_uri: redirectUri = '', response_type, scope, state = '', person } = ask.query;
    if (appid !== appId) return errorPage(NAME, 'AppID 参数错误');
    // WeChat compares only the domain.
    if (!URL.canParse(redirectUri) || new URL(redirectUri).host !== new URL(memberUrl).host)
      return errorPage(NAME, 'redirect_uri 参数错误');
    if (response_type !== 'code' || scope !== own) return errorPage(NAME, 'Scope 参数错误');
    if (insideOnly && !/MicroMessenger/i.test(ask.userAgent ?? ''))
      return errorPage(NAME, '请在微信客户端打开链接');
    if (person === undefined) return choicePage(NAME, ask);
    const chosen = personOf(person);
    return backTo(redirectUri, chosen ? { code: grants.code(chosen, redirectUri), state } : { state });
  };

  const token = ({ appid, secret, code, grant_type }: SandboxRequest['query']): Answer => {
    const app = known.find(({ appId }) => appId === appid);
    if (app === undefined) return fault(40013, 'invalid appid');
    if (secret !== app.secret) return fault(40125, 'invalid appsecret');
    if (grant_type !== 'authorization_code') return fault(40002, 'invalid grant_type');
    if (!code) return fault(41008, 'missing code');
    const grant = app.grants.redeem(code);
    if (grant === 'used') return fault(40163, 'code been used');
    if (grant === 'expired') return fault(42003, 'code expired');
    if (grant === 'unknown') return fault(40029, 'invalid code');
    return {
      json: {
        access_token: app.grants.token(grant.person),
        expires_in: EXPIRES_S,
        refresh_token: app.grants.token(grant.person),
        openid: accountId(app.openid, grant.person, 28),
        scope: app.scope,
        unionid: accountId('wechat unionid', grant.person, 28),
      },
    };
  };

  const profile = ({ access_token, openid }: SandboxRequest['query']): Answer => {
    const app = known.find(({ grants }) => grants.holder(access_token) !== undefined);
    const person = app?.grants.holder(access_token);
    if (app === undefined || person === undefined)
      return fault(40001, 'invalid credential, access_token is invalid or not latest');
    if (openid !== accountId(app.openid, person, 28)) return fault(40003, 'invalid openid');
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

  /** The service account's own token and ticket, with which it signs pages inside WeChat. */
  const pageToken = ({ body = '{}' }: SandboxRequest): Answer => {
    const { appid, secret } = JSON.parse(body) as { appid?: string; secret?: string };
    if (appid !== apps[1].appId || secret !== apps[1].secret) return fault(40125, 'invalid appsecret');
    return { json: { access_token: `${PAGE_TICKET}-token`, expires_in: EXPIRES_S } };
  };
  const pageTicket = ({ access_token, type }: SandboxRequest['query']): Answer =>
    access_token === `${PAGE_TICKET}-token` && type === 'jsapi'
      ? { json: { errcode: 0, errmsg: 'ok', ticket: PAGE_TICKET, expires_in: EXPIRES_S } }
      : fault(40001, 'invalid credential, access_token is invalid or not latest');

  return {
    answer: (ask) => {
      if (ask.path === '/cgi-bin/stable_token') return pageToken(ask);
      if (ask.path === '/cgi-bin/ticket/getticket') return pageTicket(ask.query);
      const app = known.find(({ path }) => path === ask.path);
      if (app) return authorize(app, ask);
      if (ask.path === '/sns/oauth2/access_token') return token(ask.query);
      if (ask.path === '/sns/userinfo') return profile(ask.query);
      return undefined;
    },
    environment: (at) => ({
      WECHAT_APP_ID: apps[0].appId,
      WECHAT_APP_SECRET: apps[0].secret,
      WECHAT_SERVICE_APP_ID: apps[1].appId,
      WECHAT_SERVICE_APP_SECRET: apps[1].secret,
      WECHAT_OPEN_URL: at,
      WECHAT_API_URL: at,
    }),
  };
}
