import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Files } from './files.ts';
import { giveFile } from './give-file.ts';
import { PUBLIC_MODULE, readFileKey } from './file-key.ts';
import { PostRefusal } from './upload/post-refusal.ts';
import { receive } from './upload/receive.ts';
import { type PartQuery, receivePart } from './upload/receive-part.ts';

const MOST_BYTES = 501 * 1024 * 1024;
/** The most bytes of a refused upload that we still read. */
const DRAINED_BYTES = 64 * 1024 * 1024;
const REDIRECT_SECONDS = 1800;
const PRIVATE_SECONDS = 300;
const YEAR_SECONDS = 31_536_000;

/**
 * The routes of the API's own file storage. They are not in the API document, and answer like OSS, without the
 * envelope. With a bucket configured, they serve only public pictures, each by a redirect to the bucket.
 */
export async function fileRoutes(server: FastifyInstance, files: Files): Promise<void> {
  await server.register(async (scope) => {
    // Pass the stream on unread, because the form, or a part's address, must be verified before its file is read.
    scope.addContentTypeParser(
      ['multipart/form-data', 'application/octet-stream'],
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
    addParts(scope, files);
    addReading(scope, files);
  });
}

function addUpload(server: FastifyInstance, { platform, account, local }: Files): void {
  if (!local) return;
  server.post<{ Body: unknown }>('/files', { bodyLimit: MOST_BYTES }, async (request, reply) => {
    const type = request.headers['content-type'] ?? '';
    const status = await readBody(
      request,
      async (body) => await receive({ platform, account, store: local }, body, type),
    );
    return await reply.code(status).send();
  });
}

/** Parts are refused with 403, so that a client asks for a new address, and with 404 when their upload has ended. */
function addParts(server: FastifyInstance, { platform, local }: Files): void {
  if (!local) return;
  server.put<{ Params: { '*': string }; Querystring: PartQuery; Body: unknown }>(
    '/files/*',
    { bodyLimit: MOST_BYTES },
    async (request, reply) => {
      const { params, query } = request;
      await readBody(
        request,
        async (body) => await receivePart({ platform, store: local }, { key: params['*'], query }, body),
      );
      return await reply.code(200).send();
    },
  );
}

/** Reads the body with `work`. The rest of a refused one is read too, before or after the answer. */
async function readBody<T>(
  { body, raw }: Pick<FastifyRequest, 'body' | 'raw'>,
  work: (body: AsyncIterable<Uint8Array>) => Promise<T>,
): Promise<T> {
  if (!isStream(body)) throw new PostRefusal('MalformedPOSTRequest');
  const chunks = body[Symbol.asyncIterator]();
  try {
    // This iterator has no `return` method. With such a method, a reader that stops early would close the connection
    // before the answer is sent.
    return await work({ [Symbol.asyncIterator]: () => ({ next: async () => await chunks.next() }) });
  } finally {
    drain(chunks).then(
      () => undefined,
      () => raw.destroy(),
    );
  }
}

/**
 * Reads and discards the rest of a refused upload, because the browser reads the answer only after sending everything.
 * Throws after too many bytes.
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

function addReading(server: FastifyInstance, files: Files): void {
  const { platform, local } = files;
  server.get<{ Params: { '*': string }; Querystring: { Expires?: unknown; Signature?: unknown } }>(
    '/files/*',
    async (request, reply) => {
      const {
        params,
        query: { Expires, Signature },
      } = request;
      const key = params['*'];
      const parsed = readFileKey(key);
      if (parsed === undefined) throw new PostRefusal('NoSuchKey');
      const isPublic = parsed.module === PUBLIC_MODULE;
      const signed =
        typeof Expires === 'string' &&
        typeof Signature === 'string' &&
        local?.signing.isSigned(key, { Expires, Signature }, platform.clock.now());
      if (!isPublic && signed !== true) throw new PostRefusal('AccessDenied');
      const kept = isPublic ? YEAR_SECONDS : PRIVATE_SECONDS;
      return await giveFile(request, reply, files, key, {
        seconds: local ? kept : REDIRECT_SECONDS,
        isPublic,
      });
    },
  );
}

async function refusal(reply: FastifyReply, error: PostRefusal, requestId: string): Promise<FastifyReply> {
  return await reply.code(error.status).type('application/xml').send(error.xml(requestId));
}
