import { createHash } from 'node:crypto';
import { type BucketAnswer, refused } from './bucket-account.ts';
import { keyOf, type SignedAsk } from './verify-request.ts';

export interface BucketObject {
  content: Buffer;
  type: string;
  etag: string;
  disposition?: string;
  encoding?: string;
  /** The object's own ACL, which overrides the bucket's. */
  acl?: string;
}

type Objects = Map<string, BucketObject>;

/** Answers a request whose signature was verified: GetObject, PutObject, CopyObject or DeleteObject. */
export function answerRequest(objects: Objects, bucket: string, ask: SignedAsk, body: Buffer): BucketAnswer {
  const key = keyOf(ask.url);
  if (ask.method === 'GET') return get(objects, key, ask);
  if (ask.method === 'DELETE') {
    objects.delete(key);
    return { status: 204 };
  }
  if (ask.method !== 'PUT') return refused(405, 'MethodNotAllowed');
  if (ask.headers['x-oss-forbid-overwrite'] === 'true' && objects.has(key))
    return refused(409, 'FileAlreadyExists');
  return put(objects, bucket, { key, headers: ask.headers, body });
}

function put(
  objects: Objects,
  bucket: string,
  { key, headers, body }: Pick<SignedAsk, 'headers'> & { key: string; body: Buffer },
): BucketAnswer {
  const from = headers['x-oss-copy-source'];
  const source = typeof from === 'string' ? decodeURIComponent(from) : undefined;
  const copied = source && objects.get(source.slice(`/${bucket}/`.length));
  if (source !== undefined) {
    if (!copied || !source.startsWith(`/${bucket}/`)) return refused(404, 'NoSuchKey');
    const match = headers['x-oss-copy-source-if-match'];
    if (match !== undefined && match !== copied.etag) return refused(412, 'PreconditionFailed');
  }
  const content = copied ? copied.content : body;
  const replaced = !copied || headers['x-oss-metadata-directive'] === 'REPLACE';
  const disposition = replaced ? headers['content-disposition'] : copied.disposition;
  objects.set(key, {
    content,
    type: replaced ? (headers['content-type'] ?? 'application/octet-stream') : copied.type,
    etag: `"${createHash('md5').update(content).digest('hex').toUpperCase()}"`,
    ...(disposition !== undefined && { disposition }),
  });
  return { status: 200 };
}

/** For a range that ends after the object's last byte it returns the whole object with 200, like OSS by default. */
function get(objects: Objects, key: string, { url, headers }: SignedAsk): BucketAnswer {
  const found = objects.get(key);
  if (!found) return refused(404, 'NoSuchKey');
  const { content, type, etag } = found;
  const disposition = url.searchParams.get('response-content-disposition') ?? found.disposition;
  const said = {
    'content-type': type,
    etag,
    ...(found.encoding !== undefined && { 'content-encoding': found.encoding }),
    ...(disposition !== undefined && { 'content-disposition': disposition }),
  };
  const [, first, last] = /^bytes=(\d+)-(\d+)$/.exec(headers.range ?? '') ?? [];
  if (first === undefined || Number(last) >= content.length)
    return { status: 200, headers: { ...said, 'content-length': content.length }, content };
  const part = content.subarray(Number(first), Number(last) + 1);
  const range = `bytes ${first}-${last}/${content.length}`;
  return {
    status: 206,
    headers: { ...said, 'content-range': range, 'content-length': part.length },
    content: part,
  };
}
