import { ossError, type OssRequests } from './oss-requests.ts';
import type { PartStorage } from './part-storage.ts';

/** The type that parts are sent with. The browser must send exactly the signed headers. */
const PART_TYPE = 'application/octet-stream';
const JOIN_PATIENCE_MS = 120_000;

/**
 * Multipart uploads of OSS. The signature of a part includes its length, which only V4 can, so that nobody stores more
 * than was granted.
 */
export function ossParts({ address, answered }: OssRequests): PartStorage {
  return {
    begin: async (key, contentType) => {
      const { text } = await answered({
        method: 'POST',
        key,
        query: { uploads: '' },
        headers: { 'content-type': contentType },
      });
      const [upload] = texts(text, 'UploadId');
      if (upload === undefined) throw ossError(200);
      return upload;
    },
    partUrl: (key, { upload, number, bytes }, { at, seconds }) =>
      address({
        method: 'PUT',
        key,
        at,
        seconds,
        query: { partNumber: String(number), uploadId: upload },
        headers: { 'content-type': PART_TYPE, 'content-length': String(bytes) },
        alsoSigned: ['content-length'],
      }),
    received: async (key, upload) => {
      const { status, text } = await answered({ method: 'GET', key, query: { uploadId: upload } }, [404]);
      if (status === 404) return undefined;
      const [numbers, sizes, tags] = ['PartNumber', 'Size', 'ETag'].map((name) => texts(text, name));
      return (numbers ?? []).map((number, index) => ({
        number: Number(number),
        bytes: Number(sizes?.[index]),
        tag: tags?.[index] ?? '',
      }));
    },
    join: async (key, upload, parts) => {
      const listed = parts.map(
        ({ number, tag }) => `<Part><PartNumber>${number}</PartNumber><ETag>${tag}</ETag></Part>`,
      );
      await answered(
        {
          method: 'POST',
          key,
          query: { uploadId: upload },
          headers: { 'content-type': 'application/xml', 'x-oss-forbid-overwrite': 'true' },
          body: new TextEncoder().encode(
            `<CompleteMultipartUpload>${listed.join('')}</CompleteMultipartUpload>`,
          ),
          patienceMs: JOIN_PATIENCE_MS,
        },
        // Another call has joined the parts.
        [404, 409],
      );
    },
    drop: async (key) => {
      const { text } = await answered({ method: 'GET', key: '', query: { uploads: '', prefix: key } });
      for (const upload of texts(text, 'UploadId'))
        await answered({ method: 'DELETE', key, query: { uploadId: upload } }, [404]);
    },
  };
}

/** The texts of all elements of this name. OSS escapes quotes of tags, and expects them back as they were. */
const texts = (xml: string, name: string): string[] =>
  [...xml.matchAll(new RegExp(`<${name}>([^<]*)</${name}>`, 'g'))].map(([, text = '']) => text);
