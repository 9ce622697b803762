import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createNotificationEmails, type SendNotificationEmail } from './email-notifications.ts';
import { testPlatform, type TestPlatform } from '../../../../test/system/test-platform.ts';
import { joinAs } from '../../../../test/invite/invite.ts';
import { TestSystem } from '../../../../test/system/test-system.ts';
import { putEmail } from '../members/contact-store.ts';

const JOB = 'identity.mail-notice';
const HOUR_MS = 3_600_000;

let system: TestSystem;
let other: TestPlatform;
let isDown = true;
const sent: { id: string; email: string }[] = [];
let mail: SendNotificationEmail;

beforeAll(async () => {
  system = await TestSystem.start({ seeded: false });
  // A second server, whose mail server is away.
  other = await testPlatform(undefined, {}, undefined, system.platform.database);
  mail = createNotificationEmails(other.platform, {
    send: async ({ id, email }) => {
      if (isDown) throw new Error('The mail server is down');
      sent.push({ id, email });
    },
  });
  await other.start();
});
afterAll(async () => {
  await other.platform.jobs.stop();
  await system.stop();
});

test('rule 8.8: a mail about an account that the mail server refused for a day is sent once when it is back', async () => {
  const { id: memberId } = await joinAs(system);
  const { cipher, database, jobs } = other.platform;
  await database.transaction(async (tx) => {
    await putEmail(tx, memberId, cipher.seal('xiaoya@example.com'));
    await mail(tx, memberId, { title: '密码已修改', body: '如果不是你本人，请联系我们。' });
  });
  const { rows } = await sql<{ id: string; data: object }>`
    select id, data from jobs.job where name = ${JOB} and state in ('created', 'retry')`.execute(
    database.read,
  );
  const [waiting] = rows;
  if (waiting === undefined) return expect.fail('no mail waits');
  const attempt = async (count: number) =>
    await jobs.handlerOf(JOB)?.(waiting.data, { id: waiting.id, attempt: count });
  for (let hour = 0; hour < 24; hour += 1) {
    await expect(attempt(hour)).rejects.toThrow('The mail server is down');
    other.clock.advance(HOUR_MS);
  }
  isDown = false;
  await attempt(24);
  expect(sent).toEqual([{ id: waiting.id, email: 'xiaoya@example.com' }]);
});
