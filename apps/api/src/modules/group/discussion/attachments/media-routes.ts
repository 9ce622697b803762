import type { FastifyInstance } from 'fastify';
import type { Platform } from '../../../../platform/platform.ts';
import type { Files } from '../../../file/api.ts';
import { giveFile, PostRefusal } from '../../../file/module.ts';
import { readMediaKey } from './media-store.ts';
import { mediaPath, mediaSigning } from './media-urls.ts';
import { UUID } from '../../../../platform/page.ts';

/** How long a browser caches a file. A bucket address is valid for twice as long. */
const KEPT_SECONDS = 300;

interface MediaRequest {
  Params: { groupId: string; readerId: string; attachmentId: string; variant: string };
  Querystring: { Expires?: unknown; Signature?: unknown };
}

/**
 * Serves attachments by their signed addresses (rule 6.15). The signature names the reader; the database decides
 * whether that person may still read. Both failures return the same as a missing file.
 */
export async function mediaRoutes(
  server: FastifyInstance,
  { database, clock, keys }: Pick<Platform, 'database' | 'clock' | 'keys'>,
  files: Files,
): Promise<void> {
  const signing = mediaSigning({ keys });
  await server.register(async (scope) => {
    scope.setErrorHandler(async (error, request, reply) => {
      if (!(error instanceof PostRefusal)) throw error;
      return await reply.code(error.status).type('application/xml').send(error.xml(request.id));
    });
    scope.get<MediaRequest>(
      '/files/group/:groupId/:readerId/:attachmentId/:variant',
      async (request, reply) => {
        const { groupId, readerId, attachmentId, variant } = request.params;
        const { Expires, Signature } = request.query;
        const media = { groupId, readerId, attachmentId, isPoster: variant === 'poster' };
        if (typeof Expires !== 'string' || typeof Signature !== 'string') throw new PostRefusal('NoSuchKey');
        const isAsSigned =
          [groupId, readerId, attachmentId].every((id) => UUID.test(id)) &&
          mediaPath(media).endsWith(`/${variant}`) &&
          signing.isSigned(mediaPath(media), { Expires, Signature }, clock.now());
        const key = isAsSigned ? await readMediaKey(database.read, media) : undefined;
        if (key === undefined) throw new PostRefusal('NoSuchKey');
        return await giveFile(request, reply, files, key, { seconds: KEPT_SECONDS, isPublic: false });
      },
    );
  });
}
