import '../install/install-prompt.ts';
import { settleGroupFiles } from '@yayan/site';
import { unsent } from './unsent.ts';
import { deleteSeenLists } from '../start/seen-cache.ts';
import { startWorker } from '../start/worker-update.ts';

/**
 * The work of a visit after its first page is drawn: starts the service worker, deletes what other members saw, and settles
 * unsent work. Nothing imports this module statically; otherwise the bundler would add a second script to every page's start.
 */
export default async (signedIn: string | undefined): Promise<void> => {
  startWorker();
  // A browser whose caches never answer must not keep the rest from being settled.
  void deleteSeenLists(signedIn).catch(() => undefined);
  settleGroupFiles(signedIn);
  await unsent.settle(signedIn);
};
