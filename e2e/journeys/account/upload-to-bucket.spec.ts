import { type TestBucket, startTestBucket } from '@yayan/api/testing/test-bucket';
import { patient } from '@yayan/tools/test-limits';
import { expect, test } from '../../stack/journey.ts';
import { joinOver } from '../../stack/servers/member-client.ts';
import { sessionCookies } from '../../stack/browser/store-session.ts';
import { type Stack, startStack } from '../../stack/servers/stack.ts';

const account = { bucket: 'yayan-test', region: 'cn-shanghai', id: 'LTAItest', secret: 'bucket-secret' };
let stack: Stack;
let bucket: TestBucket;
const refused: string[] = [];

test.beforeAll(async () => {
  // It starts its own servers.
  test.setTimeout(patient(60_000));
  stack = await startStack({
    startFileStore: async (origins) => {
      bucket = await startTestBucket(
        { ...account, now: () => new Date() },
        { origins, refusing: (code) => refused.push(code) },
      );
      return {
        url: bucket.url,
        environment: {
          OSS_URL: bucket.url,
          OSS_BUCKET: account.bucket,
          OSS_REGION: account.region,
          OSS_ACCESS_KEY_ID: account.id,
          OSS_ACCESS_KEY_SECRET: account.secret,
        },
      };
    },
  });
});
test.afterAll(async () => {
  await stack?.stop();
  await bucket?.close();
});

test('with a bucket configured the browser sends to it, and nothing else changes @desktop', async ({
  page,
  context,
  visitor,
}) => {
  await context.addCookies(sessionCookies(stack.member, await joinOver(stack.api, visitor.mobile, visitor)));
  await page.goto(`${stack.member}/home/user`);
  await page.getByRole('button', { name: '更换头像' }).click();
  const sheet = page.getByRole('dialog', { name: '更换头像' });
  const buffer = await page.screenshot();
  await sheet.locator('input[type=file]').setInputFiles({ name: '我.png', mimeType: 'image/png', buffer });
  const posted = page.waitForRequest(
    (request) => request.method() === 'POST' && request.url().startsWith(bucket.url),
  );
  await sheet.getByRole('button', { name: '保存头像' }).click();
  await posted;
  await expect(page.getByText('头像已更换')).toBeVisible();

  const shown = page.locator('img[src^="/api/files/test/public/"]').first();
  await expect.poll(() => shown.evaluate((image): unknown => Reflect.get(image, 'naturalWidth'))).toBe(320);
  await expect
    .poll(() => [...bucket.objects].filter(([, { content }]) => content.length > 0).map(([key]) => key))
    .toEqual([expect.stringMatching(/^test\/kept\/public\/\w+\/\d{17}\.webp$/)]);
  expect(refused).toEqual([]);
});
