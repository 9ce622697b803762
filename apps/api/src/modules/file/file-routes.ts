import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { basename } from 'node:path';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Files } from './files.ts';
import { PUBLIC_MODULE, readFileKey } from './file-key.ts';
import { PostRefusal } from './upload/post-refusal.ts';
import { receive } from './upload/receive.ts';
import { contentTypeOf, isImage } from './upload/upload-rules.ts';

const MOST_BYTES = 501 * 1024 * 1024;
/** The most bytes that we still read of a refused upload. */
const DRAINED_BYTES = 64 * 1024 * 1024;
const REDIRECT_SECONDS = 3600;
const YEAR_SECONDS = 31_536_000;

/**
 * The API's own file storage, beside the operations of the API document: it answers as OSS does, without the envelope.
 * With a bucket configured, only public pictures are served here, each by a redirect to the bucket.
 */
export async function fileRoutes(server: FastifyInstance, files: Files): Promise<void> {
  await server.register(async (scope) => {
    // Pass the stream on unread, because the form must be verified before its file is read.
    scope.addContentTypeParser(
      'multipart/form-data',
      { bodyLimit: MOST_BYTES },
      (_request, payload, done) => {
        done(null, payload);
      },
    );
    scope.setErrorHandler(async (error, request, reply) => {
      if (!(error instanceof PostRefusal)) throw error;
      return await refusal(reply, error, request.id);
    });
    addUpload(scope, files);
    addReading(scope, files);
  });
}

function addUpload(server: FastifyInstance, { platform, account, local }: Files): void {
  if (!local) return;
  server.post<{ Body: unknown }>('/files', { bodyLimit: MOST_BYTES }, async (request, reply) => {
    const { body } = request;
    if (!isStream(body)) throw new PostRefusal('MalformedPOSTRequest');
    const chunks = body[Symbol.asyncIterator]();
    try {
      const type = request.headers['content-type'] ?? '';
      // This iterator has no `return` method. With one, a reader that stops early would close the connection before the
      // answer is sent.
      const body = { [Symbol.asyncIterator]: () => ({ next: async () => await chunks.next() }) };
      const status = await receive({ platform, account, store: local }, body, type);
      return await reply.code(status).send();
    } finally {
      drain(chunks).then(
        () => undefined,
        () => request.raw.destroy(),
      );
    }
  });
}

/**
 * Reads and discards the rest of an upload, so that the browser reads the answer of a refusal; fails after too much.
 */
async function drain(chunks: AsyncIterator<Uint8Array>): Promise<void> {
  let left = DRAINED_BYTES;
  for (;;) {
    const { done, value } = await chunks.next();
    if (done === true) return;
    left -= value.length;
    if (left < 0) throw new PostRefusal('EntityTooLarge');
  }
}

const isStream = (body: unknown): body is AsyncIterable<Uint8Array> =>
  typeof body === 'object' && body !== null && Symbol.asyncIterator in body;

function addReading(server: FastifyInstance, { platform, store, local }: Files): void {
  server.get<{ Params: { '*': string }; Querystring: { Expires?: unknown; Signature?: unknown } }>(
    '/files/*',
    async ({ params, query: { Expires, Signature } }, reply) => {
      const key = params['*'];
      const parsed = readFileKey(key);
      if (parsed === undefined) throw new PostRefusal('NoSuchKey');
      const isPublic = parsed.module === PUBLIC_MODULE;
      const at = platform.clock.now();
      const signed =
        typeof Expires === 'string' &&
        typeof Signature === 'string' &&
        local?.signing.isSigned(key, { Expires, Signature }, at);
      if (!isPublic && signed !== true) throw new PostRefusal('AccessDenied');
      if (local) return await give(reply, local.pathOf(key), { extension: parsed.extension, isPublic });
      // The browser may cache the redirect for half of that time. Otherwise each load would get a new address and never
      // hit the browser's cache.
      return await reply
        .header('cache-control', `public, max-age=${REDIRECT_SECONDS / 2}`)
        .redirect(store.signedUrl(key, { at, seconds: REDIRECT_SECONDS, attachment: false }), 302);
    },
  );
}

/**
 * Uploaded files never act as pages: strict policy, no type guessing, and a download unless it is a picture (rule
 * 11.3).
 */
async function give(
  reply: FastifyReply,
  path: string,
  { extension, isPublic }: { extension: string; isPublic: boolean },
): Promise<FastifyReply> {
  const found = await stat(path).catch(() => undefined);
  const type = contentTypeOf(extension);
  if (found === undefined || type === undefined) throw new PostRefusal('NoSuchKey');
  return await reply
    .headers({
      'content-type': type,
      'content-length': found.size,
      'content-disposition': isImage(type) ? 'inline' : `attachment; filename="${basename(path)}"`,
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'cross-origin-resource-policy': 'cross-origin',
      'cache-control': isPublic ? `public, max-age=${YEAR_SECONDS}, immutable` : 'private, max-age=300',
    })
    .send(createReadStream(path));
}

async function refusal(reply: FastifyReply, error: PostRefusal, requestId: string): Promise<FastifyReply> {
  return await reply.code(error.status).type('application/xml').send(error.xml(requestId));
}
