import { existsSync, readFileSync, statSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { type Plugin, preview } from 'vite';
import { documentList } from '../app-shell/own-documents.ts';
import { builtFor } from '../app-shell/share-card.ts';
import { readsCard } from './link-readers.ts';
import { encodingFor, serveCompressed } from './serve-compressed.ts';
import { fileOrigins, siteHeaders } from './site-headers.ts';

/** Which built site to serve, and how. */
export interface SiteToServe {
  name: 'member' | 'bbs';
  port: number;
  /** Origins, without a trailing slash. */
  api: string;
  /**
   * The site's own origin, for the cards of shared links.
   *
   * @default 'http://127.0.0.1:<port>'
   */
  url?: string;
  /** The other site's origin; index.html passes it to the page. */
  otherSite: string;
  /**
   * The origin of the docs site, to which `/developers` leads.
   *
   * @default 'http://127.0.0.1:4500'
   */
  docs?: string;
  /** Other origins that serve files; taken from the environment by default. */
  fileOrigins?: readonly string[];
  /** The built files; by default those of the site's own build. */
  dist?: string;
}

const apps = join(import.meta.dirname, '..', '..', '..', '..', 'apps');

const named = /(<meta name="yayan-other-site" content=")[^"]*"/u;

/** A path of a file and not of a page: a built one, or one that search engines and browsers ask for. */
const isFile = (path: string): boolean =>
  path.startsWith('/assets/') || /^\/[^/]+\.(?:xml|txt|ico|json|js|map|webmanifest)$/u.test(path);

/**
 * Reads the page with both sites' origins filled in. Reads again after a build; while a build runs, the file may be
 * missing, and the last page is used.
 */
const pageReader = (file: string, otherSite: string, url: string) => {
  const read = () => {
    const page = readFileSync(file, 'utf8')
      .replace(named, `$1${otherSite}"`)
      .replaceAll(`content="${builtFor}/`, `content="${url}/`);
    return { at: statSync(file).mtimeMs, page, br: brotliCompressSync(page), gzip: gzipSync(page) };
  };
  let last = read();
  return () => {
    if (existsSync(file) && statSync(file).mtimeMs !== last.at) last = read();
    return last;
  };
};

/** Returns the document for a path: the page's own one if the build wrote one, as nginx does in production. */
const documentsIn = (dist: string) => {
  const list = join(dist, documentList);
  const own = existsSync(list) ? (JSON.parse(readFileSync(list, 'utf8')) as Record<string, string>) : {};
  const patterns = Object.entries(own).map(([page, file]) => ({
    file,
    pattern: new RegExp(`^${page.replaceAll(/:\w+/gu, '[^/]+')}/?$`, 'u'),
  }));
  return (path: string): string => patterns.find(({ pattern }) => pattern.test(path))?.file ?? '/index.html';
};

/** The API's document about a page, for a crawler of links; undefined if it has none. */
const cardOf = async (api: string, path: string): Promise<string | undefined> => {
  const answer = await fetch(`${api}/share-cards${path}`).catch(() => undefined);
  return answer?.ok === true ? await answer.text() : undefined;
};

/** Answers every other path with a page that contains the other site's origin, as nginx does in production. */
const injectOtherSite = (
  dist: string,
  {
    name,
    api,
    otherSite,
    port,
    url = `http://127.0.0.1:${port}`,
    docs = 'http://127.0.0.1:4500',
  }: SiteToServe,
  headers: Readonly<Record<string, string>>,
): Plugin => {
  const documentFor = documentsIn(dist);
  const readers = new Map<string, ReturnType<typeof pageReader>>();
  const read = (path: string) => {
    const file = documentFor(path);
    const reader = readers.get(file) ?? pageReader(join(dist, file), otherSite, url);
    readers.set(file, reader);
    return reader();
  };
  read('/');
  const isPage = (url: string, accept = ''): boolean => {
    const path = new URL(url, otherSite).pathname;
    return accept.includes('text/html') && (path === '/' || !existsSync(join(dist, path)));
  };
  const answerReader = async (path: string, response: ServerResponse, next: () => void): Promise<void> => {
    const card = await cardOf(api, path);
    if (card === undefined) return next();
    response.writeHead(200, { ...headers, 'content-type': 'text/html;charset=utf-8' });
    response.end(card);
  };
  return {
    name: 'inject-other-site',
    configurePreviewServer({ middlewares }) {
      middlewares.use(serveCompressed(dist, headers));
      middlewares.use((request, response, next) => {
        const { pathname } = new URL(request.url ?? '/', otherSite);
        if (name !== 'member' || !readsCard(pathname, request.headers['user-agent'])) return next();
        void answerReader(pathname, response, next);
      });
      middlewares.use((request, response, next) => {
        const url = request.url ?? '/';
        const { pathname } = new URL(url, otherSite);
        if (pathname === '/developers') {
          response.writeHead(302, { ...headers, location: `${docs}/zh/` });
          return response.end();
        }
        if (isFile(pathname) && !existsSync(join(dist, pathname))) {
          response.statusCode = 404;
          return response.end();
        }
        if (request.method === 'POST' || url.startsWith('/api/') || !isPage(url, request.headers.accept))
          return next();
        for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
        response.setHeader('content-type', 'text/html;charset=utf-8');
        response.setHeader('cache-control', 'no-cache');
        response.setHeader('vary', 'accept-encoding');
        const encoding = encodingFor(request.headers['accept-encoding'])?.[0];
        if (encoding) response.setHeader('content-encoding', encoding);
        const { page, ...compressed } = read(pathname);
        response.end(encoding ? compressed[encoding] : page);
      });
    },
  };
};

/** Serves a built site and resolves to a function that stops it. Rejects when the port is taken or the site isn't built. */
export const serveSite = async (site: SiteToServe): Promise<() => Promise<void>> => {
  const root = join(apps, site.name);
  const { dist = join(root, 'dist') } = site;
  const headers = siteHeaders(site.fileOrigins ?? fileOrigins(process.env));
  const server = await preview({
    root,
    configFile: join(root, 'vite.config.ts'),
    logLevel: 'warn',
    build: { outDir: dist },
    preview: { port: site.port, proxy: { '/api': site.api, '/callback.php': site.api }, headers },
    plugins: [injectOtherSite(dist, site, headers)],
  });
  return () => server.close();
};
