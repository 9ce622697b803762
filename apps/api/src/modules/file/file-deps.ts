import type { Platform } from '../../platform/platform.ts';
import type { ObjectStore } from './storage/object-storage.ts';
import type { StoreAccount } from './storage/storage-account.ts';

/** What the rules of the file area work with. */
export interface FileParts {
  platform: Platform;
  account: StoreAccount;
  store: ObjectStore;
}
