import type { Platform } from '../../platform/platform.ts';
import type { ObjectStorage } from './storage/object-storage.ts';
import type { StorageAccount } from './storage/storage-account.ts';

/** What the file area depends on. */
export interface FileDeps {
  platform: Platform;
  account: StorageAccount;
  store: ObjectStorage;
}
