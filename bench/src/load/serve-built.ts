import compression from 'compression';
import { preview } from 'vite';

/** A built site, served. */
interface ServedSite {
  url: string;
  stop: () => Promise<void>;
}

/**
 * Serves what was built in a folder, compressed as a web server does it (brotli or gzip). `proxy` leads paths elsewhere.
 * `compression` is Express's own middleware, chosen over one of ours because it negotiates, streams and varies rightly.
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
          middlewares.use(compression());
        },
      },
    ],
  });
  const address = server.httpServer.address();
  if (typeof address !== 'object' || address === null) throw new Error(`${site} is not served`);
  return { url: `http://127.0.0.1:${address.port}`, stop: () => server.close() };
};
