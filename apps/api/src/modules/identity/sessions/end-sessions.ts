import type { Platform } from '../../../platform/platform.ts';
import type { SessionLookup } from './session-lookup.ts';
import { endFamilies, type WhichFamilies } from './session-store.ts';
import { idleSince } from './session-times.ts';
import type { Tx } from '../../../platform/database/tx.ts';

/** Ends sign-ins on every server. Returns on how many devices somebody was still signed in. */
export type EndSessions = (
  tx: Tx,
  which: WhichFamilies,
  reason: 'logout' | 'reuse' | 'revoked',
) => Promise<number>;

/** The topic by which every server hears that a session ended, and closes its streams. */
export const sessionEndTopic = (sessionId: string): string => `session-end:${sessionId}`;

/** Makes the function that ends sign-ins. This server forgets them at once. */
export function createEndSessions(
  { clock, events }: Pick<Platform, 'clock' | 'events'>,
  lookup: Pick<SessionLookup, 'forget'>,
): EndSessions {
  return async (tx, which, reason) => {
    const now = clock.now();
    const ended = await endFamilies(tx, which, reason, now);
    for (const { id } of ended) await events.publishIn(tx, sessionEndTopic(id), null);
    lookup.forget(new Set(ended.map(({ id }) => id)));
    return ended.filter(({ last_used_at }) => last_used_at > idleSince(now)).length;
  };
}
