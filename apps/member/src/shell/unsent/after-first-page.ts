import '../install/install-prompt.ts';
import { settleGroupFiles } from '@yayan/site';
import { deleteSeenLists, startWorker } from '@yayan/site/offline';
import { dropEndedElsewhere } from './drop-ended-elsewhere.ts';
import { finishedPrefix, keptPrefix } from './row-names.ts';
import { unsentOwner } from './unsent-owner.ts';
import { unsent } from './unsent.ts';
import { syncTag } from '../start/sync-tag.ts';

/**
 * The work of a visit after its first page is drawn: starts the service worker, deletes what other members saw, and settles
 * unsent work. Nothing imports this module statically; otherwise the bundler would add a second script to every page's start.
 */
export default async (signedIn: string | undefined): Promise<void> => {
  startWorker({ isBuilt: import.meta.env.PROD, syncTag });
  // A browser whose caches never answer must not keep the rest from being settled.
  void deleteSeenLists(signedIn === undefined ? [] : [signedIn]).catch(() => undefined);
  settleGroupFiles(signedIn);
  await unsent.settle(signedIn);
  if (navigator.onLine) void dropEndedElsewhere();
};

/** Whether an earlier visit left answers of a questionnaire. Most left none, and then nothing need load what sends them. */
export const hasUnsentAnswers = async (): Promise<boolean> => {
  const owner = unsentOwner();
  const ids = owner ? await unsent.idsOf(owner).catch(() => []) : [];
  return ids.some((id) => id.startsWith(keptPrefix) || id.startsWith(finishedPrefix));
};
