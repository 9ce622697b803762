import { createHash } from 'node:crypto';
import { errors } from '@yayan/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Asker } from '../../../../test/calls/call-operation.ts';
import { freshMobile } from '../../../../test/system/test-system.ts';
import { tokenOf } from '../../../../test/identity/test-accounts.ts';
import { snsKinds, startTestSns, type TestSns } from '../../../../test/identity/test-sns.ts';

let sns: TestSns;
let browsers = 0;
beforeAll(async () => {
  sns = await startTestSns();
});
afterAll(() => sns.stop());

const newBrowser = (): Asker => ({ deviceId: `browser-${String((browsers += 1)).padStart(6, '0')}` });
const idOf = async (asker: Asker): Promise<string> => (await sns.system.get('getAccount', {}, asker)).id;
const wechat = snsKinds[0];
const inside =
  'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Mobile Safari/537.36 MicroMessenger/8.0.60';
const from = (asker: Asker): Asker => ({ ...asker, userAgent: inside });

test('Alipay is left out, because WeChat blocks it', async () => {
  expect(await sns.system.get('listSnsProviders', {}, from({}))).toEqual({ items: [1, 2, 3] });
});

test('WeChat signs in by web authorisation, and the unionid finds the member of the website', async () => {
  const browser = newBrowser();
  const owner = await sns.system.signIn(freshMobile(1));
  expect((await sns.bind(wechat, await sns.travel(wechat, 'yu', owner), owner)).code).toBe(200);
  const url = new URL((await sns.start(wechat, from(browser))).authorizeUrl);
  expect(url.pathname).toBe('/connect/oauth2/authorize');
  expect(url.searchParams.get('scope')).toBe('snsapi_userinfo');
  expect(url.hash).toBe('#wechat_redirect');
  const signedIn = await sns.finish(wechat, await sns.travel(wechat, 'yu', from(browser)), from(browser));
  expect(await idOf({ token: tokenOf(signedIn) })).toBe(await idOf(owner));
});

test('a code from inside WeChat does not work in another browser', async () => {
  const browser = newBrowser();
  const back = await sns.travel(wechat, 'yu', from(browser));
  expect((await sns.finish(wechat, back, browser)).code).toBe(errors.SNS_STATE_INVALID.code);
});

test('10.35 a page of ours is signed with the ticket of the service account, without its fragment', async () => {
  const url = 'http://127.0.0.1:4100/activity?c=%E8%8A%BD';
  const { config } = await sns.system.get('signWechatPage', { query: { url: `${url}#prizes` } });
  const { appId, nonceStr = '', timestamp = 0, signature } = config ?? {};
  expect(appId).toBe('sandbox-wechat-service');
  const signed = `jsapi_ticket=sandbox-page-ticket&noncestr=${nonceStr}&timestamp=${String(timestamp)}&url=${url}`;
  expect(signature).toBe(createHash('sha1').update(signed).digest('hex'));
});

test('10.35 nobody else’s page is signed', async () => {
  const foreign = [
    'https://evil.example/',
    'http://127.0.0.1:4100@evil.example/',
    'http://127.0.0.1:4100.evil.example/',
    'http://127.0.0.1:41001/',
  ];
  for (const url of foreign)
    expect(await sns.system.outcome('signWechatPage', { query: { url } }), url).toBe('FIELD_WRONG');
});
