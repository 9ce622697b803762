import { serveDocs } from '@yayan/site-build/serve-docs';
import { freePort } from '@yayan/tools/free-port';
import { expect, test as base } from './journey.ts';

/** A journey through the docs, on a port of their own. It fails when a page asks another origin for anything. */
export const test = base.extend<{ docs: string }>({
  docs: async ({ page, pageFaults }, use) => {
    const port = await freePort();
    const origin = `http://127.0.0.1:${port}`;
    const stop = await serveDocs(port);
    const elsewhere: string[] = [];
    page.on('request', (request) => {
      const { origin: asked, protocol } = new URL(request.url());
      if (protocol.startsWith('http') && asked !== origin) elsewhere.push(request.url());
    });
    await use(origin);
    expect(elsewhere).toEqual([]);
    // The API reference's zod tries once whether it may compile schemas; when that is refused, it continues without.
    const others = pageFaults.filter((fault) => !/script-src eval \S+\/(?:renderer|assets)\//u.test(fault));
    pageFaults.splice(0, Infinity, ...others);
    await stop();
  },
});

export { expect };
