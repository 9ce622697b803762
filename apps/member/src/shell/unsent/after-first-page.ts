import '../install/install-prompt.ts';
import { unsent } from './unsent.ts';
import { forgetSeen } from '../start/seen-cache.ts';
import { startWorker } from '../start/worker-update.ts';

/**
 * What a visit does once its first page stands: settles unsent work, forgets what others saw, and starts the service worker. A
 * module of its own, which nothing imports statically: otherwise the bundler adds a second script to every page's start.
 */
export default async (signedIn: string | undefined): Promise<void> => {
  startWorker();
  await forgetSeen(signedIn).catch(() => undefined);
  await unsent.settle(signedIn);
};
