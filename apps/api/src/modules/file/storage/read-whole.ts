import type { ObjectStorage } from './object-storage.ts';

/** A stored file as one piece; undefined if it is gone. */
export async function readWhole(
  store: Pick<ObjectStorage, 'read'>,
  key: string,
): Promise<Buffer | undefined> {
  const content = await store.read(key);
  if (!content) return undefined;
  const chunks: Uint8Array[] = [];
  for await (const chunk of content) chunks.push(chunk as Uint8Array);
  return Buffer.concat(chunks);
}
