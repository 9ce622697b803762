import { createHash, randomUUID } from 'node:crypto';
import { type BucketAnswer, refused } from './bucket-account.ts';
import type { BucketObject } from './bucket-objects.ts';
import { keyOf, type SignedAsk } from './verify-request.ts';

interface UnfinishedUpload {
  key: string;
  type: string;
  parts: Map<number, { content: Buffer; etag: string }>;
}

/** The unfinished multipart uploads of a bucket, by their ids. */
export type UnfinishedUploads = Map<string, UnfinishedUpload>;

const SMALLEST_PART = 100 * 1024;

/**
 * Answers a verified request for multipart uploads: InitiateMultipartUpload, UploadPart, ListParts,
 * CompleteMultipartUpload, AbortMultipartUpload and ListMultipartUploads. Undefined for any other request.
 */
export function answerPartRequest(
  { uploads, objects }: { uploads: UnfinishedUploads; objects: Map<string, BucketObject> },
  ask: SignedAsk,
  body: Buffer,
): BucketAnswer | undefined {
  const { method, headers, url } = ask;
  const [key, query] = [keyOf(url), url.searchParams];
  if (query.has('uploads')) {
    if (method === 'GET') return listUploads(uploads, query.get('prefix') ?? '');
    if (method !== 'POST') return refused(405, 'MethodNotAllowed');
    const id = randomUUID().replaceAll('-', '').toUpperCase();
    uploads.set(id, { key, type: String(headers['content-type']), parts: new Map() });
    return xml(`<InitiateMultipartUploadResult><UploadId>${id}</UploadId></InitiateMultipartUploadResult>`);
  }
  const id = query.get('uploadId');
  if (id === null) return undefined;
  const upload = uploads.get(id);
  if (upload?.key !== key) return refused(404, 'NoSuchUpload');
  if (method === 'PUT') return takePart(upload, Number(query.get('partNumber')), body);
  if (method === 'GET') return listParts(upload);
  if (method === 'DELETE') {
    uploads.delete(id);
    return { status: 204 };
  }
  if (method !== 'POST') return refused(405, 'MethodNotAllowed');
  if (headers['x-oss-forbid-overwrite'] === 'true' && objects.has(key))
    return refused(409, 'FileAlreadyExists');
  const content = joined(upload, body.toString());
  if ('code' in content) return content;
  const etag = `"${md5(content)}-${upload.parts.size}"`;
  objects.set(key, { content, type: upload.type, etag });
  uploads.delete(id);
  return xml(`<CompleteMultipartUploadResult><ETag>${etag}</ETag></CompleteMultipartUploadResult>`);
}

function takePart(upload: UnfinishedUpload, number: number, content: Buffer): BucketAnswer {
  if (!Number.isInteger(number) || number < 1 || number > 10_000) return refused(400, 'InvalidArgument');
  const etag = `"${md5(content)}"`;
  upload.parts.set(number, { content, etag });
  return { status: 200, headers: { etag } };
}

const inOrder = ({ parts }: UnfinishedUpload) => [...parts].toSorted(([one], [other]) => one - other);

const listParts = (upload: UnfinishedUpload): BucketAnswer =>
  xml(
    `<ListPartsResult>${inOrder(upload)
      .map(
        ([number, { content, etag }]) =>
          `<Part><PartNumber>${number}</PartNumber><ETag>${etag}</ETag><Size>${content.length}</Size></Part>`,
      )
      .join('')}</ListPartsResult>`,
  );

const listUploads = (uploads: UnfinishedUploads, prefix: string): BucketAnswer =>
  xml(
    `<ListMultipartUploadsResult>${[...uploads]
      .filter(([, { key }]) => key.startsWith(prefix))
      .map(([id, { key }]) => `<Upload><Key>${key}</Key><UploadId>${id}</UploadId></Upload>`)
      .join('')}</ListMultipartUploadsResult>`,
  );

/** The content of the listed parts. They must be in order and unchanged, and all but the last have 100 kB. */
function joined({ parts }: UnfinishedUpload, body: string): Buffer | { status: number; code: string } {
  const listed = [...body.matchAll(/<PartNumber>(\d+)<\/PartNumber><ETag>([^<]+)<\/ETag>/g)];
  if (listed.length === 0) return refused(400, 'MalformedXML');
  const found = listed.map(([, number, etag]) => ({
    number: Number(number),
    etag,
    part: parts.get(Number(number)),
  }));
  if (found.some(({ number }, index) => index > 0 && number <= (found[index - 1]?.number ?? 0)))
    return refused(400, 'InvalidPartOrder');
  const contents = found.flatMap(({ etag, part }) => (part && part.etag === etag ? [part.content] : []));
  if (contents.length < found.length) return refused(400, 'InvalidPart');
  if (contents.slice(0, -1).some((content) => content.length < SMALLEST_PART))
    return refused(400, 'EntityTooSmall');
  return Buffer.concat(contents);
}

const md5 = (content: Buffer): string => createHash('md5').update(content).digest('hex').toUpperCase();

const xml = (text: string): BucketAnswer => ({
  status: 200,
  headers: { 'content-type': 'application/xml' },
  content: Buffer.from(`<?xml version="1.0" encoding="UTF-8"?>\n${text}`),
});
