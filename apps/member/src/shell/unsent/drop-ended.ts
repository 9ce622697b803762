import { copyPrefix, keptPrefix, stepPrefix } from './row-names.ts';
import type { Join, UnsentOwner, UnsentStore } from './unsent-store.ts';

const drop: Join = () => undefined;

/**
 * Deletes what a participation was continued with, once it has ended: unsent answers, the step and the copy. That its member
 * handed it in stays remembered until a page has told them how it ended.
 */
export const dropEnded = async (store: UnsentStore, owner: UnsentOwner, sessionId: string): Promise<void> => {
  for (const prefix of [keptPrefix, stepPrefix, copyPrefix])
    await store.update(owner, `${prefix}${sessionId}`, () => undefined, drop);
};
