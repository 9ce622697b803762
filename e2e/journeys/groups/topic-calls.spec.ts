import { addresses } from '../../stack/servers/addresses.ts';
import { demoGroupHash as hash, demoSessions } from '../../stack/servers/demo-sessions.ts';
import { expect, test } from '../../stack/journey.ts';
import { storeGroupSession } from '../../stack/browser/store-session.ts';
import { crossToGroup } from '../../stack/servers/member-client.ts';

test('a topic can be read after two calls, and reading its answers fetches nothing', async ({
  page,
  context,
}) => {
  const session = await crossToGroup(addresses.api(), hash, demoSessions().invited);
  await storeGroupSession(context, hash, session);
  // The frame requests our contact. The page must also work without the answer.
  await page.route('**/api/v1/contact*', (route) => route.abort());
  // When live events begin to arrive, earlier data are refetched once: here no event ever arrives.
  await page.route(/\/live(?:\?|$)/u, () => undefined);
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/') && !/\/(?:live|contact)$/u.test(pathname))
      calls.push(`${request.method()} ${pathname}`);
  });
  await page.goto(`${addresses.bbs()}/topic`);
  const link = page.getByRole('main').getByRole('link', { name: '暖身：认识一下' });
  const href = (await link.getAttribute('href')) ?? '';
  expect(href).toMatch(/^\/topic\//u);

  calls.length = 0;
  const reading = page.waitForResponse((response) => response.url().includes('/v1/focusSections/read'));
  await page.goto(`${addresses.bbs()}${href}`);
  await expect(page.getByText('成都，六点半起')).toBeVisible();
  const beforeReading = calls.filter((call) => call.startsWith('GET'));
  expect(beforeReading.toSorted()).toEqual(['GET /api/focusMembers/info', 'GET /api/v1/focusTopics/detail']);

  // Answers are marked as read once their end is on screen, all with one call. Each reader has another order.
  await page
    .getByRole('region', { name: '自我介绍' })
    .getByRole('article')
    .last()
    .evaluate((answer) => answer.scrollIntoView({ block: 'center' }));
  await (await reading).finished();
  // Two drawn frames later, every call that this answer causes has been made.
  await page.evaluate(async () => {
    for (let drawn = 0; drawn < 2; drawn += 1)
      await new Promise((resolve) => {
        requestAnimationFrame(resolve);
      });
  });
  expect(calls.filter((call) => call.startsWith('GET')).toSorted()).toEqual(beforeReading.toSorted());
});
