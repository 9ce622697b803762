import { join } from 'node:path';
import { serveCompressed } from '@yayan/site-build/serve-compressed';
import compression from 'compression';
import { preview } from 'vite';

/** A running server of a built site. */
interface ServedSite {
  url: string;
  stop: () => Promise<void>;
}

/**
 * Serves a built site, compressed with brotli or gzip as a web server does it. `proxy` forwards paths to other servers. We use
 * Express's middleware `compression`, because it handles negotiation, streaming and `Vary` correctly.
 */
export const serveBuilt = async (site: string, proxy: Record<string, string> = {}): Promise<ServedSite> => {
  const server = await preview({
    root: site,
    logLevel: 'warn',
    preview: { host: '127.0.0.1', port: 0, strictPort: false, proxy },
    plugins: [
      {
        name: 'compress-answers',
        configurePreviewServer({ middlewares }) {
          // The files that the build compressed; the page and the answers are compressed when they are sent.
          middlewares.use(serveCompressed(join(site, 'dist'), {}));
          middlewares.use(compression());
        },
      },
    ],
  });
  const address = server.httpServer.address();
  if (typeof address !== 'object' || address === null) throw new Error(`${site} is not served`);
  return { url: `http://127.0.0.1:${address.port}`, stop: () => server.close() };
};
