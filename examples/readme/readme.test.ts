import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { createClient, listBenefits } from '@yayan/api-client';
import {
  handlers,
  mockGetPublicKey,
  mockListPoints,
  mockLoginBySms,
  mockPlaceOrder,
  refuse,
} from '@yayan/api-client/mocks';
import { signLink, verifyLink } from '@yayan/partner-kit';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { order, setAvatar, sum, watch } from './api-client-more.ts';
import { client as mocked } from './mock-in-a-test.ts';
import { client as served } from './mock-server.ts';
import { isBack, letIn, linkFor, reportByMd5, reportOutcome } from './partner-kit.ts';

const server = setupServer(...handlers);
before(() => server.listen());
after(() => server.close());

const open = () => createClient({ baseUrl: 'https://example.com/api', retries: 0 });

test('the snippets that sign in run unchanged', async () => {
  const tokens = { token: 'a-token', refreshToken: 'a-refresh-token', expired: Date.now() + 1_800_000 };
  server.use(mockLoginBySms({ state: 'signedIn', ...tokens }), mockGetPublicKey());
  await import('./api-client.ts');
  await import('./auth.ts');
  await import('./mocks.ts');
});

test('the snippets about refusals, lists and live events do what they say', async () => {
  assert.deepEqual(await order(open(), 't7Kq2mX9bLpR'), []);
  const problems = [{ field: 'mobile', message: '手机号应为 11 位数字' }] as const;
  server.use(mockPlaceOrder(refuse('ORDER_FORM_INVALID', { problems: [...problems] })));
  assert.deepEqual(await order(open(), 't7Kq2mX9bLpR'), ['手机号应为 11 位数字']);
  server.use(mockListPoints((example) => ({ ...example, nextCursor: null })));
  assert.equal(typeof (await sum(open())), 'number');
  watch(open(), () => undefined)();
});

test('the snippet about files uploads one', async () => {
  let name: unknown;
  server.use(
    http.post('https://yayan.oss-cn-shanghai.example', async ({ request }) => {
      name = Object(Object.fromEntries(await request.formData())['file']).name;
      return new HttpResponse(null, { status: 200 });
    }),
  );
  await setAvatar(open(), new File(['…'], 'me.jpg'));
  assert.match(String(name), /^\d+\.jpg$/);
});

test('the snippets of the mock server answer, and name its address', async () => {
  const { items } = await listBenefits({ limit: 20 }, { client: mocked });
  assert.equal(items.length, 2);
  assert.equal(served.session.token(), undefined);
});

test('the snippets of partners sign, verify and refuse', async () => {
  const secret = 'a-secret-of-the-example';
  const sent: string[] = [];
  server.use(
    http.get('https://example.com/callback.php', ({ request }) => {
      sent.push(request.url);
      return new Response('ok');
    }),
  );
  const outcome = {
    session: 'V7abc',
    callback: 'https://example.com/callback.php?k=key',
    back: 'https://example.com/task/back?k=key',
  };
  const back = await reportOutcome(outcome, secret);
  assert.equal(sent.length, 1);
  assert.equal((await verifyLink(back, { secrets: [secret] })).ok, true);
  const scheme = { scheme: 'md5', fields: ['sid', 'st', 'ts'] } as const;
  const older = await reportByMd5('https://example.com/task/back?k=key', secret);
  assert.equal((await verifyLink(older, { secrets: [secret], scheme })).ok, true);
  const now = String(Math.floor(Date.now() / 1000));
  const entry = await signLink('https://example.com/in', { pid: 'p1', sid: 'V7abc', ts: now }, { secret });
  assert.equal(await letIn(entry, secret), 'V7abc');
  await assert.rejects(letIn(entry, secret), /replayed/);
  const link = await linkFor('u-1024', secret);
  assert.equal(await isBack(link, 'u-1024', secret), true);
  assert.equal(await isBack(link, 'u-1025', secret), false);
  assert.equal(await isBack(`${link}0`, 'u-1024', secret), false);
});
