import type { Platform } from '../../platform/platform.ts';
import type { ObjectStore } from './object-store.ts';
import type { StoreAccount } from './store-account.ts';

/** What the rules of the file area work with. */
export interface FileParts {
  platform: Platform;
  account: StoreAccount;
  store: ObjectStore;
}
