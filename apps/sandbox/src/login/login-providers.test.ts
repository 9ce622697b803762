import { createSign, createVerify } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startSandbox, type Sandbox } from '../sandbox.ts';
import { TEN_MINUTES_MS } from './login-provider.ts';

const memberUrl = 'http://127.0.0.1:4100';
let sandbox: Sandbox;
let now = Date.parse('2026-11-21T04:30:00.000Z');

beforeAll(async () => {
  sandbox = await startSandbox({ port: 0, memberUrl, now: () => now });
});

afterAll(() => sandbox.close());

const get = async (path: string, query: Record<string, string>): Promise<Response> =>
  await fetch(`${sandbox.url}${path}?${new URLSearchParams(query).toString()}`, { redirect: 'manual' });
const json = async (path: string, query: Record<string, string>): Promise<Record<string, unknown>> =>
  (await (await get(path, query)).json()) as Record<string, unknown>;
const authorize = {
  wechat: {
    path: '/connect/qrconnect',
    query: {
      appid: 'sandbox-wechat',
      redirect_uri: `${memberUrl}/open/wechat/callback`,
      response_type: 'code',
      scope: 'snsapi_login',
      state: 'a-state',
    },
  },
  qq: {
    path: '/oauth2.0/authorize',
    query: {
      client_id: 'sandbox-qq',
      redirect_uri: `${memberUrl}/open/qq/callback.php`,
      response_type: 'code',
      state: 'a-state',
    },
  },
  weibo: {
    path: '/oauth2/authorize',
    query: {
      client_id: 'sandbox-weibo',
      redirect_uri: `${memberUrl}/open/sina/callback.php`,
      response_type: 'code',
      state: 'a-state',
    },
  },
  alipay: {
    path: '/oauth2/publicAppAuthorize.htm',
    query: {
      app_id: 'sandbox-alipay',
      redirect_uri: `${memberUrl}/open/alipay/callback`,
      scope: 'auth_user',
      state: 'a-state',
    },
  },
} as const;
type Name = keyof typeof authorize;
const names: readonly Name[] = ['wechat', 'qq', 'weibo', 'alipay'];

const allow = async (name: Name, person: string): Promise<URL> => {
  const { path, query } = authorize[name];
  const response = await get(path, { ...query, person });
  return new URL(response.headers.get('location') ?? 'none:');
};
const codeFrom = async (name: Name, person = 'tang'): Promise<string> => {
  const { searchParams } = await allow(name, person);
  return searchParams.get(name === 'alipay' ? 'auth_code' : 'code') ?? '';
};

describe.each(names)('the page of %s', (name) => {
  const { path, query } = authorize[name];

  test('shows made-up people to choose from, without a script', async () => {
    const response = await get(path, query);
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    const html = await response.text();
    expect(html).toContain('糖糖不加糖');
    expect(html).toContain('这是本机的模拟登录页');
    expect(html).not.toContain('<script');
  });

  test('sends the chosen one back with a code and the state', async () => {
    const back = await allow(name, 'tang');
    expect(`${back.origin}${back.pathname}`).toBe(query.redirect_uri);
    expect(back.searchParams.get('state')).toBe('a-state');
    expect(await codeFrom(name)).toMatch(/^[0-9a-f]{32}$/);
  });

  test('sends back to no other address than the registered one', async () => {
    const response = await get(path, { ...query, redirect_uri: 'https://evil.example/', person: 'tang' });
    expect(response.status).toBe(200);
    expect(response.headers.get('location')).toBeNull();
  });

  test('writes what it is given as text', async () => {
    const html = await (await get(path, { ...query, state: '"><img src=x>' })).text();
    expect(html).not.toContain('<img src=x>');
  });
});

test('someone who does not agree comes back without a code, as each third party does it', async () => {
  expect((await allow('wechat', '')).search).toBe('?state=a-state');
  expect((await allow('qq', '')).search).toBe('?usercancel=1&state=a-state');
  expect((await allow('weibo', '')).searchParams.get('error')).toBe('access_denied');
});

describe('WeChat, inside', () => {
  const path = '/connect/oauth2/authorize';
  const query = {
    ...authorize.wechat.query,
    appid: 'sandbox-wechat-service',
    scope: 'snsapi_userinfo',
    person: 'tang',
  };
  const inside = { 'user-agent': 'Mozilla/5.0 (Linux; Android 15) Mobile MicroMessenger/8.0.60' };
  const code = async (): Promise<string> => {
    const address = `${sandbox.url}${path}?${new URLSearchParams(query).toString()}`;
    const response = await fetch(address, { redirect: 'manual', headers: inside });
    return new URL(response.headers.get('location') ?? 'none:').searchParams.get('code') ?? '';
  };
  const trade = (appid: string, of: string) =>
    json('/sns/oauth2/access_token', {
      appid,
      secret: `${appid}-secret`,
      grant_type: 'authorization_code',
      code: of,
    });

  test('asks in its own browser only', async () => {
    expect((await get(path, query)).headers.get('location')).toBeNull();
    expect(await code()).toMatch(/^[0-9a-f]{32}$/);
  });

  test('its code is good for the service account only; the person has another openid and the same unionid', async () => {
    expect(await trade('sandbox-wechat', await code())).toMatchObject({ errcode: 40029 });
    const here = await trade('sandbox-wechat-service', await code());
    const website = await trade('sandbox-wechat', await codeFrom('wechat'));
    expect(here).toMatchObject({ scope: 'snsapi_userinfo', unionid: website['unionid'] });
    expect(here['openid']).not.toBe(website['openid']);
    const asked = { access_token: String(here['access_token']), openid: String(here['openid']) };
    expect(await json('/sns/userinfo', asked)).toMatchObject({ nickname: '糖糖不加糖' });
  });
});

describe('WeChat', () => {
  const app = { appid: 'sandbox-wechat', secret: 'sandbox-wechat-secret', grant_type: 'authorization_code' };
  const trade = (query: Record<string, string>): Promise<Record<string, unknown>> =>
    json('/sns/oauth2/access_token', { ...app, ...query });

  test('trades a code once, within ten minutes, and names the person', async () => {
    const code = await codeFrom('wechat');
    const { access_token, openid } = await trade({ code });
    const asked = { access_token: String(access_token), openid: String(openid) };
    expect(await json('/sns/userinfo', asked)).toMatchObject({ openid, nickname: '糖糖不加糖' });
    expect(await trade({ code })).toEqual({ errcode: 40163, errmsg: 'code been used' });
    const late = await codeFrom('wechat');
    now += TEN_MINUTES_MS;
    expect(await trade({ code: late })).toMatchObject({ errcode: 42003 });
  });

  test.each([
    [{ code: 'x' }, 40029],
    [{ code: 'x', secret: 'wrong' }, 40125],
    [{ code: 'x', appid: 'other' }, 40013],
    [{ code: '' }, 41008],
  ])('refuses %j with errcode %i and HTTP 200', async (query, errcode) => {
    expect(await trade(query)).toMatchObject({ errcode });
  });
});

test('QQ answers with a form and a script unless the call wants JSON', async () => {
  const query = {
    grant_type: 'authorization_code',
    client_id: 'sandbox-qq',
    client_secret: 'sandbox-qq-key',
    redirect_uri: authorize.qq.query.redirect_uri,
  };
  const form = await (await get('/oauth2.0/token', { ...query, code: await codeFrom('qq') })).text();
  const token = new URLSearchParams(form).get('access_token') ?? '';
  expect(token).not.toBe('');
  const me = await (await get('/oauth2.0/me', { access_token: token, unionid: '1' })).text();
  expect(me).toMatch(
    /^callback\( \{"client_id":"sandbox-qq","openid":"[0-9A-Z]{32}","unionid":"UID_.*"\} \);$/,
  );
  const elsewhere = {
    ...query,
    fmt: 'json',
    redirect_uri: 'https://evil.example/',
    code: await codeFrom('qq'),
  };
  expect(await json('/oauth2.0/token', elsewhere)).toMatchObject({ error: 100010 });
});

test('Weibo takes the trade by POST only, and says no with HTTP 400', async () => {
  const response = await get('/oauth2/access_token', { code: await codeFrom('weibo') });
  expect([response.status, await response.json()]).toMatchObject([400, { error_code: 21323 }]);
  const posted = await fetch(`${sandbox.url}/oauth2/access_token`, {
    method: 'POST',
    body: new URLSearchParams({
      client_id: 'sandbox-weibo',
      client_secret: 'sandbox-weibo-secret',
      grant_type: 'authorization_code',
      redirect_uri: authorize.weibo.query.redirect_uri,
      code: 'x',
    }),
  });
  expect([posted.status, await posted.json()]).toMatchObject([
    400,
    { error: 'invalid_grant', error_code: 21325 },
  ]);
});

describe("Alipay's gateway", () => {
  const call = async (
    parameters: Record<string, string>,
    change: (form: Record<string, string>) => Record<string, string> = (form) => form,
  ): Promise<string> => {
    const form: Record<string, string> = {
      app_id: 'sandbox-alipay',
      charset: 'utf-8',
      format: 'JSON',
      sign_type: 'RSA2',
      timestamp: '2026-11-21 12:30:00',
      version: '1.0',
      ...parameters,
    };
    const content = Object.keys(form)
      .toSorted((a, b) => (a < b ? -1 : 1))
      .map((name) => `${name}=${form[name] ?? ''}`)
      .join('&');
    const key = sandbox.environment['ALIPAY_APP_PRIVATE_KEY'] ?? '';
    const sign = createSign('RSA-SHA256').update(content).sign(key, 'base64');
    const response = await fetch(`${sandbox.url}/gateway.do?charset=utf-8`, {
      method: 'POST',
      body: new URLSearchParams(change({ ...form, sign })),
    });
    return await response.text();
  };
  const trade = { method: 'alipay.system.oauth.token', grant_type: 'authorization_code' };

  test('trades a signed code once, and signs its answer as written', async () => {
    const code = await codeFrom('alipay');
    const text = await call({ ...trade, code });
    const [, body = '', sign = ''] =
      /^\{"alipay_system_oauth_token_response":(\{.*\}),"sign":"([^"]+)"\}$/.exec(text) ?? [];
    const key = sandbox.environment['ALIPAY_PUBLIC_KEY'] ?? '';
    expect(createVerify('RSA-SHA256').update(body).verify(key, sign, 'base64')).toBe(true);
    const { access_token } = JSON.parse(body) as { access_token: string };
    const shared = await call({ method: 'alipay.user.info.share', auth_token: access_token });
    expect(shared).toContain(String.raw`:\/\/127.0.0.1`);
    expect(await call({ ...trade, code })).toContain('isv.code-invalid');
  });

  test.each([
    [
      'another signature',
      (form: Record<string, string>) => ({ ...form, sign: 'AAAA' }),
      'isv.invalid-signature',
    ],
    ['a changed value', (form: Record<string, string>) => ({ ...form, code: 'y' }), 'isv.invalid-signature'],
    ['RSA', (form: Record<string, string>) => ({ ...form, sign_type: 'RSA' }), 'isv.invalid-signature-type'],
    ['another app', (form: Record<string, string>) => ({ ...form, app_id: '1' }), 'isv.invalid-app-id'],
  ])('refuses %s', async (_what, change, reason) => {
    expect(await call({ ...trade, code: 'x' }, change)).toContain(reason);
  });
});
