import type { Platform } from '../../../platform/platform.ts';
import type { SessionLookup } from './session-lookup.ts';
import { endFamilies, endOpenedWith, type EndReason, type FamilySelection } from './session-store.ts';
import { idleSince } from './session-times.ts';
import type { Tx } from '../../../platform/database/tx.ts';

/**
 * Ends sessions on every server, with those that were opened with them (rule 6.59). Returns on how many devices the person was
 * still signed in.
 */
export type EndSessions = (tx: Tx, which: FamilySelection, reason: EndReason) => Promise<number>;

/** The topic that notifies every server of an ended session, so that it closes the session's streams. */
export const sessionEndTopic = (sessionId: string): string => `session-end:${sessionId}`;

/** Makes the function that ends sessions. This server removes them from its cache at once. */
export function createEndSessions(
  { clock, events }: Pick<Platform, 'clock' | 'events'>,
  lookup: Pick<SessionLookup, 'invalidate'>,
): EndSessions {
  return async (tx, which, reason) => {
    const now = clock.now();
    const ended = await endFamilies(tx, which, reason, now);
    const along = await endOpenedWith(
      tx,
      ended.map(({ id }) => id),
      reason,
      now,
    );
    const ids = new Set([...ended, ...along].map(({ id }) => id));
    for (const id of ids) await events.publishIn(tx, sessionEndTopic(id), null);
    lookup.invalidate(ids);
    return ended.filter(({ last_used_at }) => last_used_at > idleSince(now)).length;
  };
}
