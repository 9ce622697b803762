import { dropEnded } from './drop-ended.ts';
import { dropFinished } from './finished.ts';
import { filesPrefix } from './row-names.ts';
import { unsentOwner } from './unsent-owner.ts';
import { unsent } from './unsent.ts';

/** Deletes everything that this browser stores of a participation that has ended. */
export const dropKept = async (sessionId: string, owner = unsentOwner() ?? 'visitor'): Promise<void> => {
  await dropEnded(unsent, owner, sessionId);
  await dropFinished(unsent, owner, sessionId);
  await unsent.update(owner, `${filesPrefix}${sessionId}`, () => undefined);
};
