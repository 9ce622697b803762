import Fastify from 'fastify';
import sharp from 'sharp';
import { type TestBucket, startTestBucket } from '../bucket/test-bucket.ts';
import { testPlatform, type TestPlatform } from '../system/test-platform.ts';
import type { FileOwner } from '../../src/modules/file/file-key.ts';
import { fileRoutes } from '../../src/modules/file/file-routes.ts';
import { createFiles, type Files } from '../../src/modules/file/files.ts';
import { getUploadPolicy } from '../../src/modules/file/upload/upload-policy.ts';

/** The stores that all upload tests run with. */
export const stores = ['own store', 'bucket with V4', 'bucket with V1'] as const;
export type StoreName = (typeof stores)[number];

export type Fields = Record<string, string>;
export type Query = Parameters<typeof getUploadPolicy>[2];

/** A store's response to a form: its status and, if it refused, OSS's error code. */
export interface UploadResponse {
  status: number;
  code: string | null;
}

/** The file area with one store, including its routes that aren't in the API document. */
export interface FileTest {
  system: TestPlatform;
  files: Files;
  /** Undefined for the API's own store. */
  bucket: TestBucket | undefined;
  /** Requests an upload policy and returns the fields of its form. */
  grant(owner: FileOwner, query?: Partial<Query>): Promise<Fields>;
  /** Sends a form like a browser. */
  send(fields: Fields, content: Uint8Array, name?: string): Promise<UploadResponse>;
  /** Sends one part to its address like a browser. */
  sendPart(url: string, content: Uint8Array): Promise<UploadResponse>;
  /** Requests a policy, sends the form, and expects it to be accepted. Returns the key. */
  upload(owner: FileOwner, content: Uint8Array, query?: Partial<Query>): Promise<string>;
  /** Fetches an address. */
  read(url: string): Promise<{ status: number; headers: Headers; body: Buffer }>;
  stop(): Promise<void>;
}

const account = {
  bucket: 'yayan-test',
  region: 'cn-shanghai',
  id: 'LTAItest',
  secret: 'secret/of+the=bucket',
};

/** Configuration for a test bucket. */
const bucketEnvironment = (url: string, signature = 'v4'): Record<string, string> => ({
  OSS_SIGNATURE: signature,
  OSS_URL: url,
  OSS_BUCKET: account.bucket,
  OSS_REGION: account.region,
  OSS_ACCESS_KEY_ID: account.id,
  OSS_ACCESS_KEY_SECRET: account.secret,
});

export async function startFileTest(store: StoreName): Promise<FileTest> {
  let now = (): Date => new Date();
  const bucket = store === 'own store' ? undefined : await startTestBucket({ ...account, now: () => now() });
  const signature = store === 'bucket with V1' ? 'v1' : 'v4';
  const system = await testPlatform(
    undefined,
    bucket ? bucketEnvironment(bucket.url, signature) : { OSS_SIGNATURE: signature },
  );
  now = () => system.clock.now();
  const files = createFiles(system.platform);
  const server = Fastify();
  await server.register(async (api) => await fileRoutes(api, files), { prefix: '/api' });
  await system.start();

  const grant: FileTest['grant'] = async (owner, query) => ({
    ...(await getUploadPolicy(files, owner, { module: 'avatar', extension: 'jpg', size: 100_000, ...query }))
      .form,
  });
  const send: FileTest['send'] = async (fields, content, name = '../../原图.html') => {
    const form = new FormData();
    for (const [field, value] of Object.entries(fields)) form.append(field, value);
    form.append('file', new Blob([Uint8Array.from(content)], { type: 'text/html' }), name);
    if (bucket) {
      const answer = await fetch(bucket.url, { method: 'POST', body: form });
      return sent(answer.status, await answer.text());
    }
    const encoded = new Response(form);
    const answer = await server.inject({
      method: 'POST',
      url: '/api/files',
      headers: { 'content-type': encoded.headers.get('content-type') ?? '' },
      payload: Buffer.from(await encoded.arrayBuffer()),
    });
    return sent(answer.statusCode, answer.body);
  };
  return {
    system,
    files,
    bucket,
    grant,
    send,
    sendPart: async (url, content) => {
      const headers = { 'content-type': 'application/octet-stream' };
      if (bucket) {
        const answer = await fetch(url, { method: 'PUT', headers, body: Uint8Array.from(content) });
        return sent(answer.status, await answer.text());
      }
      const answer = await server.inject({ method: 'PUT', url, headers, payload: Buffer.from(content) });
      return sent(answer.statusCode, answer.body);
    },
    upload: async (owner, content, query) => {
      const fields = await grant(owner, { size: content.length, ...query });
      const { status, code } = await send(fields, content);
      if (status !== 200) throw new Error(`The store refused the form: ${status} ${code}`);
      return fields['key'] ?? '';
    },
    read: async (url) => {
      if (!url.startsWith('/')) {
        const answer = await fetch(url, { redirect: 'manual' });
        return {
          status: answer.status,
          headers: answer.headers,
          body: Buffer.from(await answer.arrayBuffer()),
        };
      }
      const answer = await server.inject({ method: 'GET', url });
      const headers = new Headers();
      for (const [name, value] of Object.entries(answer.headers)) headers.set(name, String(value));
      return { status: answer.statusCode, headers, body: answer.rawPayload };
    },
    stop: async () => {
      await server.close();
      await bucket?.close();
      await system.stop();
    },
  };
}

const sent = (status: number, body: string): UploadResponse => ({
  status,
  code: /<Code>(\w+)</.exec(body)?.[1] ?? null,
});

let last = 0;
/** A member that no test has used before. */
export function newOwner(): FileOwner & { kind: 'member' } {
  last += 1;
  return { kind: 'member', memberId: `0197f6a2-c1b8-7d4e-9a10-${String(last).padStart(12, '0')}` };
}

/** A picture from a phone. Its metadata contains the owner and the place. */
export const photo = async (format: 'jpeg' | 'png' | 'webp' | 'gif' = 'jpeg', side = 64): Promise<Buffer> =>
  await sharp({ create: { width: side, height: side, channels: 3, background: '#4a7' } })
    .withExif({ IFD0: { Make: 'SecretPhone' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '31/1 13/1 0/1' } })
    .toFormat(format)
    .toBuffer();
