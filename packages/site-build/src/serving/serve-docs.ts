import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Plugin, preview } from 'vite';
import { docsHeaders } from './docs-headers.ts';

const root = join(import.meta.dirname, '..', '..', '..', '..', 'docs-site');
const dist = join(root, 'dist');

/** Answers an address that isn't there with the site's own page for it, as nginx does in production. */
const answerMissing = (): Plugin => ({
  name: 'answer-missing',
  configurePreviewServer({ middlewares }) {
    return () =>
      void middlewares.use((request, response, next) => {
        const { pathname } = new URL(request.url ?? '/', 'http://localhost');
        if (pathname.endsWith('.html') && existsSync(join(dist, pathname))) return next();
        const page = readFileSync(join(dist, '404.html'));
        for (const [name, value] of Object.entries(docsHeaders)) response.setHeader(name, value);
        response.writeHead(404, { 'content-type': 'text/html;charset=utf-8' });
        response.end(request.method === 'HEAD' ? undefined : page);
      });
  },
});

/** Leads from the footer to the member site, whose address the built pages don't know, as nginx does in production. */
const leadToProduct = (member: string): Plugin => ({
  name: 'lead-to-product',
  configurePreviewServer({ middlewares }) {
    const places: Readonly<Record<string, string>> = { '/product': '/', '/feedback': '/home/feedback/ask' };
    middlewares.use((request, response, next) => {
      const place = places[new URL(request.url ?? '/', 'http://localhost').pathname];
      if (place === undefined) return next();
      response.writeHead(302, { ...docsHeaders, location: member + place });
      response.end();
    });
  },
});

/**
 * Serves the built docs site, whose footer leads to the member site at the given origin, and resolves to a function that stops it.
 * Rejects when the port is taken or it isn't built.
 */
export const serveDocs = async (
  port: number,
  member = 'http://127.0.0.1:4100',
): Promise<() => Promise<void>> => {
  if (!existsSync(join(dist, 'index.html'))) throw new Error('the docs site is not built');
  const server = await preview({
    root,
    configFile: false,
    appType: 'mpa',
    logLevel: 'warn',
    preview: { port, strictPort: true, host: '127.0.0.1', headers: docsHeaders },
    plugins: [leadToProduct(member), answerMissing()],
  });
  return () => server.close();
};
