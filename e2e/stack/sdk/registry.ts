import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';

/** The document that npm sends when it publishes, and reads of a package. */
interface Packument {
  readonly name: string;
  readonly 'dist-tags': Record<string, string>;
  readonly versions: Record<string, { readonly dist: { readonly tarball: string } }>;
  readonly _attachments?: Readonly<Record<string, { readonly data: string }>>;
}

/** A package registry in this process: it stores what is published to it, and sends clients to another one for the rest. */
export interface Registry {
  readonly url: string;
  /** The names that were published to it. */
  readonly names: () => readonly string[];
  readonly stop: () => Promise<void>;
}

/** Starts a registry. `upstream` serves packages that aren't published here. */
export const startRegistry = async (upstream: string): Promise<Registry> => {
  const packages = new Map<string, Packument>();
  const archives = new Map<string, Buffer>();

  const publish = async (request: IncomingMessage): Promise<void> => {
    // npm itself sends it.
    const { _attachments: attachments = {}, ...packument } = (await json(request)) as Packument;
    const earlier = packages.get(packument.name);
    packages.set(packument.name, { ...packument, versions: { ...earlier?.versions, ...packument.versions } });
    for (const [file, { data }] of Object.entries(attachments))
      archives.set(file, Buffer.from(data, 'base64'));
  };

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const path = decodeURIComponent(request.url ?? '/');
    if (request.method === 'PUT') {
      await publish(request);
      response.writeHead(201, { 'content-type': 'application/json' }).end('{"ok":true}');
      return;
    }
    const file = path.split('/-/')[1];
    const archive = archives.get(file ?? '') ?? archives.get(`@yayan/${file}`);
    if (archive) {
      response.writeHead(200, { etag: createHash('sha1').update(archive).digest('hex') }).end(archive);
      return;
    }
    const packument = packages.get(path.slice(1));
    if (packument)
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(packument));
    // npm asks for a package before it publishes it. No other registry has ours, and npm tries for 70 s if one fails.
    else if (path.startsWith('/@yayan/')) response.writeHead(404).end('{}');
    // The client knows how to reach the other registry: its certificates and its proxy may be configured for it only.
    else response.writeHead(302, { location: new URL((request.url ?? '/').slice(1), upstream).href }).end();
  };

  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => response.writeHead(502).end(String(error)));
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/`,
    names: () => [...packages.keys()].toSorted(),
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
};
