import type { Transaction } from 'kysely';
import type { Schema } from '../../../platform/database/gen/schema.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { SessionLookup } from './session-lookup.ts';
import { endFamilies, type WhichFamilies } from './session-store.ts';
import { idleSince } from './session-times.ts';

/** Ends sign-ins, on every server, and resolves to the number of devices that could still have called. */
export type EndSessions = (
  tx: Transaction<Schema>,
  which: WhichFamilies,
  reason: 'logout' | 'reuse' | 'revoked',
) => Promise<number>;

/** Topic that tells every server about the end of a session, for streams that are open under it. */
export const sessionEndTopic = (sessionId: string): string => `session-end:${sessionId}`;

/** What sign-ins are ended with; this server forgets them at once. */
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
