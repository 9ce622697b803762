import { Readable } from 'node:stream';
import type { Platform } from '../../../platform/platform.ts';
import type { FileConfig } from '../../../platform/config/file-config.ts';
import { HEAD_BYTES } from './magic-bytes.ts';
import type { ObjectStorage } from './object-storage.ts';
import { ossParts } from './oss-parts.ts';
import { createOssRequests } from './oss-requests.ts';
import type { StorageAccount } from './storage-account.ts';
import { isImage } from './upload-rules.ts';

/** The timeout for copies: copying half a gigabyte inside a bucket takes longer than other requests. */
const COPY_PATIENCE_MS = 120_000;
/** The timeout for reading a whole file, at the reader's speed. */
const READ_PATIENCE_MS = 900_000;

/** A file's key in the bucket. No form lets a browser upload to these keys. */
const keptKey = (key: string): string => key.replace('/', '/kept/');

/**
 * A private bucket of Alibaba Cloud OSS. Versioning must be off, because a versioned bucket ignores
 * x-oss-forbid-overwrite.
 */
export function ossStorage(
  platform: Pick<Platform, 'clock'>,
  { url }: NonNullable<FileConfig['oss']>,
  account: StorageAccount,
): ObjectStorage {
  const requests = createOssRequests(platform, { url }, account);
  const { address, done, got } = requests;
  const parts = account.signature === 'v4' ? ossParts(requests) : undefined;

  return {
    uploadUrl: url,
    parts,
    addressOf: (key) => `${url}/${key}`,
    signedUrl: (key, { at, seconds, attachment }) =>
      address({
        method: 'GET',
        key: keptKey(key),
        at,
        seconds,
        ...(attachment && { query: { 'response-content-disposition': 'attachment' } }),
      }),
    inspectUpload: async (key) => {
      const answer = await got({ key, headers: { range: `bytes=0-${HEAD_BYTES - 1}` } });
      if (answer === undefined) return undefined;
      const bytes = sizeOf(answer);
      // If the object isn't longer than the range, the whole object arrives, with 200 (OSS) or 206.
      const head = new Uint8Array(await answer.arrayBuffer()).subarray(0, HEAD_BYTES);
      return bytes > 0 ? { bytes, head, version: answer.headers.get('etag') ?? '' } : undefined;
    },
    readUpload: async (key, maxBytes) => {
      const answer = await got({ key });
      const bytes = answer === undefined ? 0 : sizeOf(answer);
      if (answer && bytes > 0 && bytes <= maxBytes) return new Uint8Array(await answer.arrayBuffer());
      await answer?.body?.cancel();
      return undefined;
    },
    keep: async (key, content, contentType) =>
      await done(
        { method: 'PUT', key: keptKey(key), headers: kept(contentType), body: Uint8Array.from(content) },
        [409],
      ),
    adopt: async (key, { version }, contentType) =>
      await done(
        {
          method: 'PUT',
          key: keptKey(key),
          headers: {
            ...kept(contentType),
            'x-oss-copy-source': `/${account.bucket}/${key}`,
            'x-oss-copy-source-if-match': version,
            'x-oss-metadata-directive': 'REPLACE',
          },
          patienceMs: COPY_PATIENCE_MS,
        },
        [409],
      ),
    read: async (key) => {
      const answer = await got({ key: keptKey(key), patienceMs: READ_PATIENCE_MS });
      return answer?.body ? Readable.from(answer.body) : undefined;
    },
    holds: async (key) => {
      const answer = await got({ key: keptKey(key), headers: { range: 'bytes=0-0' } });
      await answer?.body?.cancel();
      return answer !== undefined;
    },
    blankUpload: async (key) => await done({ method: 'PUT', key, body: new Uint8Array() }),
    removeUpload: async (key) => {
      await parts?.drop(key);
      await done({ method: 'DELETE', key });
    },
    remove: async (key) => await done({ method: 'DELETE', key: keptKey(key) }),
  };
}

const kept = (contentType: string) => ({
  'content-type': contentType,
  'x-oss-forbid-overwrite': 'true',
  ...(!isImage(contentType) && { 'content-disposition': 'attachment' }),
});

/** Size of the whole object in bytes, even if only a range was requested. */
const sizeOf = ({ headers }: Response): number =>
  Number(/\/(\d+)$/.exec(headers.get('content-range') ?? '')?.[1] ?? headers.get('content-length') ?? 0);
