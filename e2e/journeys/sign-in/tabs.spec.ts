import { addresses } from '../../stack/servers/addresses.ts';
import { expect, test } from '../../stack/journey.ts';
import { keepSession } from '../../stack/browser/keep-session.ts';
import { joinOver } from '../../stack/servers/member-client.ts';

test('A2 two tabs with an expired token: one refresh serves both, and nobody is signed out', async ({
  context,
  visitor,
}) => {
  const session = await joinOver(addresses.api(), visitor.mobile, visitor);
  await keepSession(context, { ...session, expired: Date.now() - 1 });
  const refreshes: string[] = [];
  context.on('request', (request) => {
    if (request.url().includes('/v1/auth/token/refresh')) refreshes.push(request.url());
  });
  const tabs = [await context.newPage(), await context.newPage()];
  await Promise.all(tabs.map((tab) => tab.goto('/home')));
  for (const tab of tabs) await expect(tab.getByRole('region', { name: '金币余额' })).toBeVisible();
  expect(refreshes).toHaveLength(1);
  const token = (await context.cookies()).find(({ name }) => name === 'token')?.value;
  expect(token).toBeDefined();
  expect(token).not.toBe(session.token);
});
