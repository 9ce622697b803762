import { missingFiles } from '../../../file/module.ts';
import type { ReconcileCheck } from '../../../ledger/api.ts';
import { findInBatches } from '../../../ledger/module.ts';
import { type OwnedFiles, readOwnedFiles } from './owned-files-store.ts';

/** For `yayan reconcile`: every file that an answer, follow-up or question shows exists. */
export const groupFilesKept: ReconcileCheck = {
  name: 'every file that a group shows is in use',
  run: (db, signal) =>
    findInBatches<OwnedFiles>(
      (last, limit) => readOwnedFiles(db, last, limit),
      async (attachments) => {
        const missing = new Set(
          await missingFiles(db, [...new Set(attachments.flatMap(({ keys }) => keys))]),
        );
        return attachments.flatMap(({ groupId, id, keys }) =>
          keys
            .filter((key) => missing.has(key))
            .map((key) => ({
              memberId: null,
              detail: `attachment ${id} of group ${groupId} shows ${key}, which is gone`,
            })),
        );
      },
      signal,
    ),
};
