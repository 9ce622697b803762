import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { preview } from 'vite';

const root = join(import.meta.dirname, '..', '..', '..', '..', 'docs-site');

/** Allows no other origin. The API reference sets its styles at run time. */
const headers = {
  'content-security-policy': [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "frame-ancestors 'none'",
    "form-action 'none'",
    "base-uri 'none'",
  ].join('; '),
  'cross-origin-opener-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
};

/** Serves the built docs site and resolves to a function that stops it. Rejects when the port is taken or it isn't built. */
export const serveDocs = async (port: number): Promise<() => Promise<void>> => {
  if (!existsSync(join(root, 'dist', 'index.html'))) throw new Error('the docs site is not built');
  const server = await preview({
    root,
    configFile: false,
    appType: 'mpa',
    logLevel: 'warn',
    preview: { port, strictPort: true, host: '127.0.0.1', headers },
  });
  return () => server.close();
};
