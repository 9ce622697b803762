import { generateKeyPairSync, sign } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { alipay } from './alipay.ts';
import { qq } from './qq.ts';
import { ProviderFault } from '../../../../platform/http-client/call-provider.ts';
import { SnsCodeRefused, type SnsProvider } from './sns-provider.ts';
import { wechat } from './wechat.ts';
import { weibo } from './weibo.ts';

interface ReceivedCall {
  path: string;
  query: Record<string, string>;
  form: Record<string, string>;
}
interface Reply {
  status?: number;
  text: string;
  location?: string;
}

const callback = 'https://www.yayan.example/open/callback';
const keys = (): { privateKey: string; publicKey: string } =>
  generateKeyPairSync('rsa', {
    modulusLength: 2048,
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    publicKeyEncoding: { type: 'spki', format: 'pem' },
  });

let server: Server;
let url: string;
let heard: ReceivedCall[];
let replies: Reply[];
let ours: ReturnType<typeof keys>;
let theirs: ReturnType<typeof keys>;

beforeAll(async () => {
  [ours, theirs] = [keys(), keys()];
  server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      const asked = new URL(request.url ?? '/', 'http://x');
      heard.push({
        path: asked.pathname,
        query: Object.fromEntries(asked.searchParams),
        form: Object.fromEntries(new URLSearchParams(body)),
      });
      const { status = 200, text, location } = replies.shift() ?? { status: 500, text: 'no reply left' };
      response.writeHead(status, location ? { location } : {}).end(text);
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  url = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
});

afterAll(() => {
  server.close();
});

beforeEach(() => {
  heard = [];
  replies = [];
});

const say = (...answers: unknown[]): void => {
  replies = answers.map((answer) => ({ text: typeof answer === 'string' ? answer : JSON.stringify(answer) }));
};
const signed = (node: string, data: unknown, key = theirs.privateKey): string => {
  const text = JSON.stringify(data).replaceAll('/', String.raw`\/`);
  return `{"${node}":${text},"sign":"${sign('RSA-SHA256', Buffer.from(text), key).toString('base64')}"}`;
};
const providers = {
  WeChatInside: (): SnsProvider =>
    wechat({ appId: 'wx2', secret: 'topsecret', openUrl: url, apiUrl: url }, 'inside'),
  WeChat: (): SnsProvider => wechat({ appId: 'wx1', secret: 'topsecret', openUrl: url, apiUrl: url }),
  QQ: (): SnsProvider => qq({ appId: '101', secret: 'topsecret', url }),
  Weibo: (): SnsProvider => weibo({ appId: '202', secret: 'topsecret', url }),
  Alipay: (): SnsProvider =>
    alipay(
      {
        appId: '2021',
        privateKey: ours.privateKey,
        publicKey: theirs.publicKey,
        authorizeUrl: url,
        gatewayUrl: `${url}/gateway.do`,
      },
      () => new Date('2026-11-21T04:30:00.000Z'),
    ),
};
const names = Object.keys(providers) as (keyof typeof providers)[]; // Object.keys is typed as string[].
const TOKEN = 'alipay_system_oauth_token_response';
const PROFILE = 'alipay_user_info_share_response';

describe('pages that ask the person', () => {
  test.each([
    [
      'WeChatInside',
      '/connect/oauth2/authorize',
      { appid: 'wx2', scope: 'snsapi_userinfo', response_type: 'code' },
    ],
    ['WeChat', '/connect/qrconnect', { appid: 'wx1', scope: 'snsapi_login', response_type: 'code' }],
    ['QQ', '/oauth2.0/authorize', { client_id: '101', scope: 'get_user_info', response_type: 'code' }],
    ['Weibo', '/oauth2/authorize', { client_id: '202', response_type: 'code' }],
    ['Alipay', '/oauth2/publicAppAuthorize.htm', { app_id: '2021', scope: 'auth_user' }],
  ] as const)('%s', (name, path, query) => {
    const asked = new URL(providers[name]().authorizeUrl('the-state', callback));
    expect(asked.pathname).toBe(path);
    expect(Object.fromEntries(asked.searchParams)).toEqual({
      ...query,
      state: 'the-state',
      redirect_uri: callback,
    });
  });
});

describe.each(names)('%s', (name) => {
  test.each([
    ['an answer that is no JSON', [{ text: '<html>busy</html>' }]],
    ['an answer in another form', [{ text: '{"hello":1}' }]],
    ['an error of theirs', [{ status: 502, text: 'bad gateway' }]],
    ['an answer without end', [{ text: `"${'x'.repeat(100_001)}"` }]],
    [
      'a redirect, which would carry secrets elsewhere',
      [{ status: 302, text: '', location: 'http://127.0.0.1:9/' }],
    ],
  ])('%s is an error that contains neither code nor secret', async (_what, answers) => {
    replies = answers;
    const asking = providers[name]().accountOf('the-code', callback);
    await expect(asking).rejects.toBeInstanceOf(ProviderFault);
    await expect(asking).rejects.not.toMatchObject({ message: expect.stringMatching(/the-code|topsecret/) });
    expect(heard).toHaveLength(1);
  });
});

test('an unreachable third party is an error', async () => {
  const gone = wechat({ appId: 'wx1', secret: 's', openUrl: url, apiUrl: 'http://127.0.0.1:9' });
  await expect(gone.accountOf('the-code', callback)).rejects.toBeInstanceOf(ProviderFault);
});

describe('a code that is refused', () => {
  test.each([
    ['WeChat', { errcode: 40029, errmsg: 'invalid code' }],
    ['WeChat', { errcode: 40163, errmsg: 'code been used' }],
    ['WeChat', { errcode: 42003, errmsg: 'code expired' }],
    ['QQ', { error: 100019, error_description: 'code to access token error' }],
    ['QQ', 'callback( {"error":100020,"error_description":"code is reused error"} );'],
    ['Weibo', { error: 'invalid_grant', error_code: 21325, request: '/oauth2/access_token' }],
  ] as const)('%s %j', async (name, answer) => {
    say(answer);
    await expect(providers[name]().accountOf('the-code', callback)).rejects.toBeInstanceOf(SnsCodeRefused);
  });

  test('Alipay isv.code-invalid', async () => {
    say(signed('error_response', { code: '40002', msg: 'Invalid Arguments', sub_code: 'isv.code-invalid' }));
    await expect(providers.Alipay().accountOf('the-code', callback)).rejects.toBeInstanceOf(SnsCodeRefused);
  });
});

describe('any other refusal is an error of the configuration, not of the code', () => {
  test.each([
    ['WeChat', { errcode: 40125, errmsg: 'invalid appsecret' }],
    ['QQ', { error: 100009, error_description: 'client secret is illegal' }],
    ['Weibo', { error: 'invalid_client', error_code: 21324 }],
  ] as const)('%s %j', async (name, answer) => {
    say(answer);
    await expect(providers[name]().accountOf('the-code', callback)).rejects.toBeInstanceOf(ProviderFault);
  });
});

describe('WeChat', () => {
  test('is identified by its unionid, otherwise by its openid', async () => {
    say(
      { access_token: 't', openid: 'o1', unionid: 'u1' },
      { openid: 'o1', nickname: ' 小\u0007芽 ', headimgurl: 'https://thirdwx.example/1', unionid: 'u1' },
    );
    expect(await providers.WeChat().accountOf('the-code', callback)).toEqual({
      subject: 'unionid:u1',
      openId: { appId: 'wx1', id: 'o1' },
      nickname: '小芽',
      avatar: 'https://thirdwx.example/1',
    });
    expect(heard[0]).toMatchObject({
      path: '/sns/oauth2/access_token',
      query: { appid: 'wx1', secret: 'topsecret', code: 'the-code', grant_type: 'authorization_code' },
    });
    say({ access_token: 't', openid: 'o1' }, { openid: 'o1', headimgurl: 'javascript:alert(1)' });
    expect(await providers.WeChat().accountOf('the-code', callback)).toEqual({
      subject: 'openid:o1',
      openId: { appId: 'wx1', id: 'o1' },
      nickname: null,
      avatar: null,
    });
  });

  test('a profile of somebody else is refused', async () => {
    say({ access_token: 't', openid: 'o1' }, { openid: 'o2' });
    await expect(providers.WeChat().accountOf('c', callback)).rejects.toBeInstanceOf(ProviderFault);
  });
});

describe('QQ', () => {
  test('a token of another application is refused', async () => {
    say({ access_token: 't' }, { client_id: '999', openid: 'o1' });
    await expect(providers.QQ().accountOf('c', callback)).rejects.toThrow('another application');
  });

  test('is asked for JSON and for the unionid', async () => {
    say(
      { access_token: 't' },
      { client_id: '101', openid: 'o1', unionid: 'UID_1' },
      { ret: 0, figureurl_qq_1: 'http://thirdqq.example/1' },
    );
    expect(await providers.QQ().accountOf('c', callback)).toMatchObject({
      subject: 'unionid:UID_1',
      avatar: 'https://thirdqq.example/1',
    });
    expect(heard.map(({ path, query }) => [path, query['fmt'], query['unionid']])).toEqual([
      ['/oauth2.0/token', 'json', undefined],
      ['/oauth2.0/me', 'json', '1'],
      ['/user/get_user_info', 'json', undefined],
    ]);
  });
});

test('Weibo: a profile of somebody else is refused', async () => {
  say({ access_token: 't', uid: '1' }, { idstr: '2' });
  await expect(providers.Weibo().accountOf('c', callback)).rejects.toThrow('somebody else');
});

describe('Alipay', () => {
  const token = { user_id: '2088', access_token: 't' };

  test('gets signed forms with Shanghai time, and its signature is checked over the text as sent', async () => {
    const profile = {
      code: '10000',
      msg: 'Success',
      user_id: '2088',
      avatar: 'https://a.example/b',
      nick_name: '芽"}',
    };
    say(signed(TOKEN, token), signed(PROFILE, profile));
    expect(await providers.Alipay().accountOf('the-code', callback)).toEqual({
      subject: 'user_id:2088',
      nickname: '芽"}',
      avatar: 'https://a.example/b',
    });
    expect(heard[0]?.form).toMatchObject({
      method: 'alipay.system.oauth.token',
      timestamp: '2026-11-21 12:30:00',
      sign_type: 'RSA2',
      code: 'the-code',
    });
  });

  test.each([
    ['unsigned', () => JSON.stringify({ [TOKEN]: token })],
    ['signed by another key', () => signed(TOKEN, token, ours.privateKey)],
    ['changed after signing', () => signed(TOKEN, token).replace('2088', '2089')],
    [
      'signed, with another answer put before',
      () => `{"${TOKEN}":{"user_id":"1","access_token":"t"},${signed('x', token).slice(1)}`,
    ],
    [
      'an unsigned refusal of the code',
      () => JSON.stringify({ error_response: { code: '40002', sub_code: 'isv.code-invalid' } }),
    ],
  ])('an answer that is %s is refused', async (_how, answer) => {
    say(answer());
    await expect(providers.Alipay().accountOf('c', callback)).rejects.toBeInstanceOf(ProviderFault);
  });

  test('a profile of somebody else is refused', async () => {
    say(signed(TOKEN, token), signed(PROFILE, { code: '10000', user_id: '2089' }));
    await expect(providers.Alipay().accountOf('c', callback)).rejects.toThrow('somebody else');
  });
});
