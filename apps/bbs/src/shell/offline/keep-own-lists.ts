import { deleteSeenLists } from '@yayan/site/offline';
import { session } from '../client/current-group.ts';
import { seenOwners } from './seen-owners.ts';

/** Deletes what somebody saw who isn't signed in here any more. */
const deleteOthers = async (): Promise<void> => {
  // A browser that has no store of cookies has stored nothing (site/worker).
  if (!('cookieStore' in globalThis)) return;
  const owners = seenOwners(await globalThis.cookieStore.getAll());
  await deleteSeenLists(owners.map(({ id }) => id));
};

/** Deletes the stored lists of others now, and whenever somebody signs in or out, in any tab. */
export const keepOwnLists = (): void => {
  const look = (): void => void deleteOthers().catch(() => undefined);
  look();
  session.subscribe(look);
};
