import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { createClient } from '@yayan/api-client';
import { handlers, mockListTasks, mockLoginBySms, mockPlaceOrder, refuse } from '@yayan/api-client/mocks';
import { setupServer } from 'msw/node';
import { cancel, orderFirst, signIn, taskTitles } from './shop.ts';

const server = setupServer(...handlers);
before(() => server.listen());
after(() => server.close());

const open = () => createClient({ baseUrl: 'https://example.com/api' });

test('a member signs in with a code', async () => {
  const tokens = { token: 'a-token', refreshToken: 'a-refresh-token', expired: Date.now() + 1_800_000 };
  server.use(mockLoginBySms({ state: 'signedIn', ...tokens }));
  const client = open();
  assert.equal(await signIn(client, '13800138000', async () => '123456'), true);
  assert.equal(client.session.token(), 'a-token');
});

test('a mobile without an account is not signed in', async () => {
  server.use(mockLoginBySms({ state: 'unregistered', registerTicket: 'a-ticket' }));
  const client = open();
  assert.equal(await signIn(client, '13800138000', async () => '123456'), false);
  assert.equal(client.session.token(), undefined);
});

test('tasks are read page by page', async () => {
  server.use(
    mockListTasks((example, { request }) => ({
      ...example,
      nextCursor: new URL(request.url).searchParams.has('cursor') ? null : 'second-page',
    })),
  );
  assert.ok((await taskTitles(open(), 100)).length > 0);
});

test('an order is placed and taken back', async () => {
  const { order } = await orderFirst(open());
  assert.ok(order);
  assert.ok((await cancel(open(), order)).id);
});

test('a refusal says what to do', async () => {
  const problems = [{ field: 'mobile', message: '手机号应为 11 位数字' }] as const;
  server.use(mockPlaceOrder(refuse('ORDER_FORM_INVALID', { problems: [...problems] })));
  assert.equal((await orderFirst(open())).problem, '手机号应为 11 位数字');
});
