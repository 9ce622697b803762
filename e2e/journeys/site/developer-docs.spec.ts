import { freePort } from '@yayan/tools/free-port';
import { serveDocs } from '@yayan/site-build/serve-docs';
import { expect, test } from '../../stack/journey.ts';

test('the developer docs lead from a guide to the reference, and ask no other origin @phone', async ({
  page,
  pageFaults,
}) => {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const stop = await serveDocs(port);
  try {
    const elsewhere: string[] = [];
    page.on('request', (request) => {
      const { origin: asked, protocol } = new URL(request.url());
      if (protocol !== 'data:' && asked !== origin) elsewhere.push(request.url());
    });
    await page.goto(`${origin}/`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('芽言 for developers');
    await page.getByText('Menu').click();
    await page.getByRole('link', { name: 'API reference' }).click();
    await expect(page.getByRole('heading', { name: '芽言 Yayan API' })).toBeVisible();
    await expect(page.getByText('Every JSON answer is an envelope')).toBeVisible();
    expect(elsewhere).toEqual([]);
    // The API reference's zod tries once whether it may compile schemas; when that is refused, it continues without.
    const others = pageFaults.filter((fault) => !/script-src eval \S+\/renderer\//u.test(fault));
    pageFaults.splice(0, Infinity, ...others);
  } finally {
    await stop();
  }
});
