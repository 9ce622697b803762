import { existsSync, readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join } from 'node:path';

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript;charset=utf-8',
  '.css': 'text/css;charset=utf-8',
  '.svg': 'image/svg+xml',
};

const encodings = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const;

/** The best encoding that the client accepts: brotli before gzip, undefined for none. */
export const encodingFor = (accepted: string | undefined): (typeof encodings)[number] | undefined =>
  encodings.find(([name]) =>
    new RegExp(String.raw`(?:^|[\s,])${name}(?:$|[\s,;])`, 'u').test(accepted ?? ''),
  );

/**
 * Answers with the compressed copy of a built file that has a hash in its name; passes all other requests to `next`. A file of
 * one name never changes, so it is read once.
 */
export const serveCompressed = (dist: string, headers: Readonly<Record<string, string>>) => {
  const read = new Map<string, Buffer>();
  return (request: IncomingMessage, response: ServerResponse, next: () => void): void => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const type = types[extname(pathname)];
    if (request.method !== 'GET' || type === undefined || !pathname.startsWith('/assets/')) return next();
    const chosen = encodingFor(request.headers['accept-encoding']);
    if (!chosen) return next();
    const file = join(dist, pathname) + chosen[1];
    if (!file.startsWith(join(dist, 'assets')) || !existsSync(file)) return next();
    const content = read.get(file) ?? readFileSync(file);
    read.set(file, content);
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    response.setHeader('content-type', type);
    response.setHeader('content-encoding', chosen[0]);
    response.setHeader('vary', 'accept-encoding');
    response.setHeader('cache-control', 'public, max-age=31536000, immutable');
    response.end(content);
  };
};
