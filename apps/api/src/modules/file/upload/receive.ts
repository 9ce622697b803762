import { open, rm } from 'node:fs/promises';
import type { Platform } from '../../../platform/platform.ts';
import { checkPost, type PermittedUpload } from './check-post.ts';
import { readFileKey } from '../file-key.ts';
import type { DiskStorage } from '../storage/disk-storage.ts';
import { readPostForm } from './post-form.ts';
import { PostRefusal } from './post-refusal.ts';
import type { StorageAccount } from '../storage/storage-account.ts';

export interface ReceiveDeps {
  platform: Pick<Platform, 'clock'>;
  account: StorageAccount;
  store: DiskStorage;
}

/**
 * Stores one upload in the API's own store, verified like by OSS, and returns the HTTP status of success. The content
 * is checked later, when the file is put into use, like with a bucket. On `PostRefusal` nothing is stored.
 */
export async function receive(
  { platform, account, store }: ReceiveDeps,
  body: AsyncIterable<Uint8Array>,
  contentType: string,
): Promise<200 | 204> {
  const form = await readPostForm(body, contentType);
  const permitted = checkPost(form.fields, account, platform.clock.now());
  if (readFileKey(permitted.key) === undefined) throw new PostRefusal('AccessDenied');
  const path = await store.receiving();
  try {
    await writeReceived(path, form.file, permitted);
    if (!(await store.accept(permitted.key, path))) throw new PostRefusal('FileAlreadyExists');
  } finally {
    await rm(path, { force: true });
  }
  return permitted.status;
}

/** Writes received bytes to a new file. Throws `PostRefusal` when there are too few or too many. */
export async function writeReceived(
  path: string,
  content: AsyncIterable<Uint8Array>,
  { minBytes, maxBytes }: Pick<PermittedUpload, 'minBytes' | 'maxBytes'>,
): Promise<void> {
  const file = await open(path, 'wx', 0o600);
  try {
    let bytes = 0;
    for await (const chunk of content) {
      bytes += chunk.length;
      if (bytes > maxBytes) throw new PostRefusal('EntityTooLarge');
      await file.write(chunk);
    }
    if (bytes < minBytes) throw new PostRefusal('EntityTooSmall');
  } finally {
    await file.close();
  }
}
