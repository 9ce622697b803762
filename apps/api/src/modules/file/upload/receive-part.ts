import { rm } from 'node:fs/promises';
import { readFileKey } from '../file-key.ts';
import { partResource } from '../storage/disk-parts.ts';
import type { PermittedPart } from '../storage/part-storage.ts';
import { PostRefusal } from './post-refusal.ts';
import { type ReceiveDeps, writeReceived } from './receive.ts';

/** The query of a part's address. */
export type PartQuery = Readonly<
  Partial<Record<'uploadId' | 'partNumber' | 'bytes' | 'Expires' | 'Signature', unknown>>
>;

/**
 * Stores one part of an upload in the API's own store. Its address is signed for this part and exactly this length. On
 * `PostRefusal`, and when the connection breaks, nothing is stored.
 */
export async function receivePart(
  { platform, store }: Pick<ReceiveDeps, 'platform' | 'store'>,
  { key, query }: { key: string; query: PartQuery },
  body: AsyncIterable<Uint8Array>,
): Promise<void> {
  const part = permittedPart(query);
  const { Expires, Signature } = query;
  const isSigned =
    readFileKey(key) !== undefined &&
    typeof Expires === 'string' &&
    typeof Signature === 'string' &&
    store.signing.isSigned(partResource(key, part), { Expires, Signature }, platform.clock.now(), 'PUT');
  if (!isSigned) throw new PostRefusal('AccessDenied');
  const path = await store.receiving();
  try {
    await writeReceived(path, body, { minBytes: part.bytes, maxBytes: part.bytes });
    if (!(await store.parts.acceptPart(key, part, path))) throw new PostRefusal('NoSuchUpload');
  } finally {
    await rm(path, { force: true });
  }
}

function permittedPart({ uploadId, partNumber, bytes }: PartQuery): PermittedPart {
  if (typeof uploadId !== 'string') throw new PostRefusal('InvalidArgument');
  return { upload: uploadId, number: Number(partNumber), bytes: Number(bytes) };
}
