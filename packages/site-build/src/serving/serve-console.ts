import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { preview } from 'vite';
import { consoleHeaders } from './console-headers.ts';
import { serveCompressed } from './serve-compressed.ts';
import { fileOrigins } from './site-headers.ts';

const root = join(import.meta.dirname, '..', '..', '..', '..', 'apps', 'console');
const dist = join(root, 'dist');

/**
 * Serves the built operator console, and passes its calls on to the API at this origin. Resolves to a function that stops it.
 * Rejects when the port is taken or it isn't built.
 */
export const serveConsole = async (port: number, api: string): Promise<() => Promise<void>> => {
  const headers = consoleHeaders(fileOrigins(process.env));
  if (!existsSync(join(dist, 'index.html'))) throw new Error('the operator console is not built');
  const server = await preview({
    root,
    configFile: false,
    logLevel: 'warn',
    preview: {
      port,
      strictPort: true,
      host: '127.0.0.1',
      headers,
      proxy: { '/api/console': api, '/api/files/': api },
    },
    plugins: [
      {
        name: 'serve-compressed',
        configurePreviewServer: ({ middlewares }) => void middlewares.use(serveCompressed(dist, headers)),
      },
    ],
  });
  return () => server.close();
};
