import type { ReconcileCheck } from '../ledger/api.ts';
import { findInBatches } from '../ledger/module.ts';
import type { FileDeps } from './file-deps.ts';
import { selectStoredKeys } from './file-store.ts';

/** How many files are looked up in the store at the same time. */
const AT_ONCE = 50;

/**
 * For `yayan reconcile`: the store holds every file in use. It asks the store for each file, so it runs only from the
 * command line.
 */
export const filesAreStored = ({
  platform: { config },
  store,
}: Pick<FileDeps, 'platform' | 'store'>): ReconcileCheck => ({
  name: 'everything that was uploaded and is in use lies in the store',
  run: (db, signal) =>
    findInBatches<string>(
      (last = '', limit) => selectStoredKeys(db, { start: `${config.files.prefix}/`, after: last, limit }),
      async (keys) => {
        const held = await Promise.all(keys.map(async (key) => await store.holds(key)));
        return keys.flatMap((key, at) =>
          held[at] === true ? [] : [{ memberId: null, detail: `the file ${key} is gone from the store` }],
        );
      },
      signal,
      AT_ONCE,
    ),
});
