import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { emailOutbox } from '../modules/identity/ports/email-outbox.ts';
import { codeMail, noticeMail } from '../modules/identity/ports/email-text.ts';
import { smsOutbox } from '../modules/identity/ports/sms-outbox.ts';
import { testPlatform, type TestPlatform } from '../../test/system/test-platform.ts';
import { mailboxPage } from './mailbox-page.ts';
import { sandboxRoutes } from './sandbox-routes.ts';

let system: TestPlatform;
let server: FastifyInstance;
beforeAll(async () => {
  system = await testPlatform();
  server = Fastify();
  sandboxRoutes(server, system.platform, { groupPath: '/bbs/demo' });
  for (const [mobile, code] of [
    ['13900000001', '111111'],
    ['13900000002', '222222'],
  ] as const) {
    system.clock.advance(1_000);
    await smsOutbox(system.platform).send({
      id: system.platform.random.uuid(),
      mobile,
      purpose: 'login',
      code,
      minutes: 5,
    });
  }
});
afterAll(async () => {
  await server.close();
  await system.stop();
});

test('the mailbox shows every message, newest first', async () => {
  const { body, headers } = await server.inject('/sandbox/mailbox');
  expect(headers['content-type']).toBe('text/html; charset=utf-8');
  expect(body.indexOf('222222')).toBeLessThan(body.indexOf('111111'));
  expect(body).toContain('13900000001');
});

test('as JSON it can be asked for one mobile', async () => {
  const { messages } = (await server.inject('/sandbox/mailbox.json?mobile=13900000001')).json();
  expect(messages).toMatchObject([{ mobile: '13900000001', code: '111111' }]);
  expect((await server.inject('/sandbox/mailbox.json')).json().messages).toHaveLength(2);
});

test('the demo accounts and the demo group are listed', async () => {
  const { accounts, groupPath } = (await server.inject('/sandbox/demo.json')).json();
  expect(accounts).toContainEqual({ role: '会员', mobile: '13800000001', note: '有金币、权益值和历史记录' });
  expect(groupPath).toBe('/bbs/demo');
});

test('mails lie in the same mailbox', async () => {
  system.clock.advance(1_000);
  await emailOutbox(system.platform).send({
    id: system.platform.random.uuid(),
    email: 'xiaoya@example.com',
    ...codeMail({ code: '333333', minutes: 5 }),
  });
  const { body } = await server.inject('/sandbox/mailbox');
  expect(body).toContain('邮件 · xiaoya@example.com');
  expect(body.indexOf('333333')).toBeLessThan(body.indexOf('222222'));
  const { mails } = (await server.inject('/sandbox/mailbox.json?email=Xiaoya@example.com')).json();
  expect(mails).toMatchObject([{ email: 'xiaoya@example.com', code: '333333', subject: '芽言邮箱验证码' }]);
});

test('a mail without a code has none to copy', async () => {
  system.clock.advance(1_000);
  await emailOutbox(system.platform).send({
    id: system.platform.random.uuid(),
    email: 'xiaomiao@example.com',
    ...noticeMail({ title: '手机号已更换', body: '你的登录手机号已修改。' }),
  });
  const { body } = await server.inject('/sandbox/mailbox');
  const card = body.slice(body.indexOf('xiaomiao@example.com')).split('</article>')[0];
  expect(card).toContain('芽言账号提醒：手机号已更换');
  expect(card).not.toContain('data-code');
});

test('nothing that a message holds becomes markup', () => {
  const page = mailboxPage([
    { id: '1', kind: 'sms', to: '13900000001', code: '"><img src=x>', text: '<script>', sentAt: new Date(0) },
  ]);
  expect(page).not.toContain('<img');
  expect(page).not.toContain('<script>');
});

test('production refuses the sandbox', () => {
  const production = { ...system.platform, config: { ...system.platform.config, production: true } };
  expect(() => sandboxRoutes(Fastify(), production)).toThrow('no part of production');
});
