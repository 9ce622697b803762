import { open, readFile, rm, stat, writeFile } from 'node:fs/promises';
import type { Platform } from '../../platform/platform.ts';
import { checkPost, type Permitted } from './check-post.ts';
import { readFileKey } from './file-key.ts';
import type { LocalStore } from './local-store.ts';
import { beginsAs } from './magic-bytes.ts';
import { reEncode } from './picture.ts';
import { readPostForm } from './post-form.ts';
import { PostRefusal } from './post-refusal.ts';
import { insertFile } from './store.ts';
import type { StoreAccount } from './store-account.ts';
import { isImage } from './upload-rules.ts';

export interface ReceiveParts {
  platform: Pick<Platform, 'database' | 'clock'>;
  account: StoreAccount;
  store: LocalStore;
}

/**
 * Takes one upload into the API's own store, verified as OSS would, and answers the status of success. A picture is
 * made anew before anybody can read it. Throws `PostRefusal`, and then nothing is kept.
 */
export async function receive(
  { platform, account, store }: ReceiveParts,
  body: AsyncIterable<Uint8Array>,
  contentType: string,
): Promise<200 | 204> {
  const form = await readPostForm(body, contentType);
  const now = platform.clock.now();
  const permitted = checkPost(form.fields, account, now);
  const key = readFileKey(permitted.key);
  if (key === undefined) throw new PostRefusal('AccessDenied');
  const path = await store.incoming();
  try {
    await write(path, form.file, permitted);
    const bytes = await madeSafe(path, permitted.contentType);
    if (!(await store.keep(permitted.key, path))) throw new PostRefusal('FileAlreadyExists');
    await insertFile(platform.database.read, {
      key: permitted.key,
      folder: key.folder,
      content_type: permitted.contentType,
      bytes,
      stored_at: now,
    });
  } finally {
    await rm(path, { force: true });
  }
  return permitted.status;
}

const HEAD_BYTES = 16;

async function write(
  path: string,
  content: AsyncIterable<Buffer>,
  { contentType, minBytes, maxBytes }: Permitted,
): Promise<void> {
  const file = await open(path, 'wx', 0o600);
  try {
    let bytes = 0;
    let head: Buffer = Buffer.alloc(0);
    for await (const chunk of content) {
      bytes += chunk.length;
      if (bytes > maxBytes) throw new PostRefusal('EntityTooLarge');
      if (head.length < HEAD_BYTES) {
        head = Buffer.concat([head, chunk.subarray(0, HEAD_BYTES)]);
        if (head.length >= HEAD_BYTES && !beginsAs(contentType, head))
          throw new PostRefusal('InvalidContent');
      }
      await file.write(chunk);
    }
    if (bytes < minBytes) throw new PostRefusal('EntityTooSmall');
    if (!beginsAs(contentType, head)) throw new PostRefusal('InvalidContent');
  } finally {
    await file.close();
  }
}

/** Bytes of the file as it is kept. */
async function madeSafe(path: string, contentType: string): Promise<number> {
  if (!isImage(contentType)) return (await stat(path)).size;
  const picture = await reEncode(await readFile(path), contentType);
  if (picture === undefined) throw new PostRefusal('InvalidContent');
  await writeFile(path, picture);
  return picture.length;
}
