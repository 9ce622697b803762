import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type BucketAccount, type BucketAnswer, type BucketRefusal, refused } from './bucket-account.ts';
import { answerRequest, type BucketObject } from './bucket-objects.ts';
import { answerPartRequest, type UnfinishedUploads } from './bucket-parts.ts';
import { formProblem } from './verify-form.ts';
import { keyOf, requestProblem } from './verify-request.ts';

/**
 * A private bucket that behaves like Alibaba Cloud's documents say. It was written from the documents, not from our
 * signing code, so that both check each other. It verifies V4 and V1 signatures of forms and requests before it stores
 * anything. Versioning is off.
 */
export interface TestBucket {
  readonly url: string;
  readonly objects: Map<string, BucketObject>;
  /** Multipart uploads that weren't finished. */
  readonly uploads: UnfinishedUploads;
  /** Makes the next `count` requests fail with 503. */
  failNext(count: number): void;
  close(): Promise<void>;
}

/**
 * Starts a test bucket. Port 0 takes a free port. Its CORS rules allow forms and parts from `origins`. `refusing` is called
 * with the OSS code of each refusal.
 */
export async function startTestBucket(
  account: BucketAccount,
  {
    port = 0,
    origins = [],
    refusing,
  }: { port?: number; origins?: readonly string[]; refusing?: (code: string) => void } = {},
): Promise<TestBucket> {
  const objects: TestBucket['objects'] = new Map();
  const uploads: UnfinishedUploads = new Map();
  let failing = 0;

  const take = async (request: IncomingMessage): Promise<BucketAnswer> => {
    const body = await bodyOf(request);
    if (failing > 0) {
      failing -= 1;
      return refused(503, 'ServiceUnavailable');
    }
    if (request.method === 'OPTIONS') return { status: 200 };
    const url = new URL(request.url ?? '/', 'http://bucket');
    if (request.method === 'POST' && request.url === '/')
      return await takeForm(objects, account, request, body);
    const ask = { method: request.method ?? '', url, headers: request.headers };
    const isPublic =
      request.method === 'GET' && objects.get(keyOf(url))?.acl?.startsWith('public-read') === true;
    return (
      (isPublic ? undefined : requestProblem(ask, account)) ??
      answerPartRequest({ uploads, objects }, ask, body) ??
      answerRequest(objects, account.bucket, ask, body)
    );
  };
  const server = createServer((request, response) => {
    void take(request)
      .catch((): BucketRefusal => refused(400, 'MalformedPOSTRequest'))
      .then((answer) => {
        if ('code' in answer) refusing?.(answer.code);
        const origin = origins.find((one) => one === request.headers.origin);
        const cors = origin && {
          'access-control-allow-origin': origin,
          'access-control-allow-methods': 'POST, PUT',
          'access-control-allow-headers': '*',
        };
        const { status, headers, content } = 'code' in answer ? errorOf(answer) : answer;
        response.writeHead(status, { ...headers, ...cors }).end(content);
      });
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const address = server.address() as AddressInfo; // A listening TCP server has an AddressInfo.
  return {
    url: `http://127.0.0.1:${address.port}`,
    objects,
    uploads,
    failNext: (count) => {
      failing = count;
    },
    close: async () =>
      await new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

const errorOf = ({ status, code }: BucketRefusal) => ({
  status,
  headers: { 'content-type': 'application/xml' },
  content: Buffer.from(`<?xml version="1.0" encoding="UTF-8"?>\n<Error><Code>${code}</Code></Error>`),
});

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(Buffer.from(chunk as Uint8Array)); // A request yields bytes.
  return Buffer.concat(chunks);
}

/** PostObject: the form is posted to the root, and the file is its last field. */
async function takeForm(
  objects: TestBucket['objects'],
  account: BucketAccount,
  request: IncomingMessage,
  body: Buffer,
): Promise<BucketAnswer> {
  const headers = { 'content-type': request.headers['content-type'] ?? '' };
  const entries = [...(await new Response(Uint8Array.from(body), { headers }).formData())];
  const [name, file] = entries.pop() ?? [];
  if (name !== 'file' || !(file instanceof Blob)) return refused(400, 'InvalidArgument');
  const fields = new Map<string, string>();
  for (const [field, value] of entries) {
    if (typeof value !== 'string' || fields.has(field)) return refused(400, 'InvalidArgument');
    fields.set(field, value);
  }
  const content = Buffer.from(await file.arrayBuffer());
  const problem = formProblem(fields, content.length, account);
  if (problem) return problem;
  const key = fields.get('key') ?? '';
  if (objects.has(key) && fields.get('x-oss-forbid-overwrite') === 'true')
    return refused(409, 'FileAlreadyExists');
  const type = fields.get('x-oss-content-type') ?? file.type;
  const [encoding, acl] = ['Content-Encoding', 'x-oss-object-acl'].map((field) => fields.get(field));
  objects.set(key, {
    content,
    type,
    etag: `"${createHash('md5').update(content).digest('hex').toUpperCase()}"`,
    ...(encoding !== undefined && { encoding }),
    ...(acl !== undefined && { acl }),
  });
  const status = Number(fields.get('success_action_status'));
  return { status: status === 200 || status === 201 ? status : 204 };
}
