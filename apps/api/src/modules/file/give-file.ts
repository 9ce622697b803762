import { basename, join } from 'node:path';
import send from '@fastify/send';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Files } from './files.ts';
import { readFileKey } from './file-key.ts';
import { PostRefusal } from './upload/post-refusal.ts';
import { contentTypeOf, isImage } from './storage/upload-rules.ts';

/** How long a response of `giveFile` may be cached, and whether shared caches may store it. */
export interface CachePolicy {
  seconds: number;
  isPublic: boolean;
}

/**
 * Sends a stored file, or a redirect to the bucket that holds it. Range requests are supported, because video players
 * send them. Files never run as pages: strict policy, no type guessing, and a download unless it is a picture (rule
 * 11.3). Throws `PostRefusal` NoSuchKey. The caller has checked that the client may read it.
 */
export async function giveFile(
  request: FastifyRequest,
  reply: FastifyReply,
  { platform, store, local }: Files,
  key: string,
  { seconds, isPublic }: CachePolicy,
): Promise<FastifyReply> {
  const type = contentTypeOf(readFileKey(key)?.extension ?? '');
  if (type === undefined) throw new PostRefusal('NoSuchKey');
  const keeping = `${isPublic ? 'public' : 'private'}, max-age=${seconds}`;
  if (!local)
    // The browser may cache the redirect for half of the time that its address is valid. Otherwise each load would get
    // a new address and never hit the browser's cache.
    return await reply
      .header('cache-control', keeping)
      .redirect(
        store.signedUrl(key, { at: platform.clock.now(), seconds: 2 * seconds, attachment: !isImage(type) }),
        302,
      );
  const { root, path } = local.placeOf(key);
  const given = await send(request.raw, encodeURI(join('/', path)), {
    root,
    cacheControl: false,
    dotfiles: 'deny',
  });
  if (given.statusCode === 404 || given.statusCode === 403) throw new PostRefusal('NoSuchKey');
  return await reply
    .code(given.statusCode)
    .headers({
      ...given.headers,
      'content-type': type,
      'content-disposition': isImage(type) ? 'inline' : `attachment; filename="${basename(path)}"`,
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'cross-origin-resource-policy': 'cross-origin',
      'cache-control': isPublic ? `${keeping}, immutable` : keeping,
    })
    .send(given.stream);
}
