import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Plugin, preview } from 'vite';
import { fileOrigins, siteHeaders } from './site-headers.ts';

/** A built site as it is to be served. */
export interface SiteToServe {
  name: 'member' | 'bbs';
  port: number;
  /** Origins without a slash at the end. */
  api: string;
  /** Where the other site is, which index.html says to the page. */
  sister: string;
  /** Where files lie besides; by the environment when left out. */
  fileOrigins?: readonly string[];
}

const apps = join(import.meta.dirname, '..', '..', 'apps');

const named = /(<meta name="yayan-sister-site" content=")[^"]*"/u;

/** Answers every page with an index.html that names the other site, as nginx does in production. */
const nameSister = (dist: string, sister: string, headers: Readonly<Record<string, string>>): Plugin => {
  const page = readFileSync(join(dist, 'index.html'), 'utf8').replace(named, `$1${sister}"`);
  const isPage = (url: string, accept = ''): boolean => {
    const path = new URL(url, sister).pathname;
    return accept.includes('text/html') && (path === '/' || !existsSync(join(dist, path)));
  };
  return {
    name: 'name-sister-site',
    configurePreviewServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        const url = request.url ?? '/';
        if (request.method === 'POST' || url.startsWith('/api/') || !isPage(url, request.headers.accept))
          return next();
        for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
        response.setHeader('content-type', 'text/html;charset=utf-8');
        response.setHeader('cache-control', 'no-cache');
        response.end(page);
      });
    },
  };
};

/** Serves a site that has been built; resolves to how to stop it. Rejects when the port is taken or nothing is built. */
export const serveSite = async (site: SiteToServe): Promise<() => Promise<void>> => {
  const root = join(apps, site.name);
  const headers = siteHeaders(site.fileOrigins ?? fileOrigins(process.env));
  const server = await preview({
    root,
    configFile: join(root, 'vite.config.ts'),
    logLevel: 'warn',
    preview: { port: site.port, proxy: { '/api': site.api, '/callback.php': site.api }, headers },
    plugins: [nameSister(join(root, 'dist'), site.sister, headers)],
  });
  return () => server.close();
};
