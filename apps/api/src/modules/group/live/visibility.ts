import {
  FollowUpAudience,
  GroupLiveKind,
  GroupOpenState,
  GroupRole,
  SectionVisibility,
} from '@yayan/contract';
import type { Platform } from '../../../platform/platform.ts';
import { isFor } from '../guide/audience.ts';
import { openState } from '../guide/open-state.ts';
import { hasUnlocked } from '../guide/standing.ts';
import { type EventFacts, type ListenerFacts, readEventFacts, readListeners } from './event-store.ts';
import type { GroupEvent } from './notifications.ts';

/** A class of listeners. All listeners of one class hear the same of an event. */
type Standpoint = 'host' | 'observer' | 'author' | 'answered' | 'unanswered';

/** What a listener may hear of an event, null for nothing. */
export type SeenBy = (event: GroupEvent, memberId: string) => GroupEvent | null;

/**
 * Loads what decides about these events for all these listeners, and answers who may hear what (rules 6.5 to 6.8,
 * 6.13).
 */
export async function createVisibility(
  { database, clock }: Pick<Platform, 'database' | 'clock'>,
  asked: { groupId: string; events: readonly GroupEvent[]; memberIds: readonly string[] },
): Promise<SeenBy> {
  const { groupId, events, memberIds } = asked;
  const db = database.read;
  const now = clock.now();
  const facts = await readEventFacts(db, groupId, events);
  const listeners = await readListeners(db, groupId, memberIds);
  const factsOf = new Map(events.map((event, index) => [event, facts[index]]));
  const evaluated = new Map<GroupEvent, Map<Standpoint, GroupEvent | null>>();

  return (event, memberId) => {
    const listener = listeners.get(memberId);
    if (!listener || !mayListen(listener, now)) return null;
    const fact = factsOf.get(event);
    if (!isAddressed(listener, fact)) return null;
    const standpoint = standpointOf(listener, fact);
    const known = evaluated.get(event) ?? new Map<Standpoint, GroupEvent | null>();
    evaluated.set(event, known);
    const found = known.get(standpoint);
    if (found !== undefined) return found;
    const visible = visibleFrom(standpoint, event, fact);
    known.set(standpoint, visible);
    return visible;
  };
}

/** Respondents hear nothing before the opening, after the archiving and before they agreed. */
function mayListen({ role, hasConsented, opensAt, closesAt, archivedAt }: ListenerFacts, now: Date): boolean {
  if (role !== GroupRole.Respondent) return true;
  const isOpened = openState({ opensAt, closesAt }, now) !== GroupOpenState.Upcoming;
  return hasConsented && isOpened && archivedAt === null;
}

/** Nothing of a topic that isn't for a respondent reaches them (rule 6.41). */
const isAddressed = ({ role, tagIds }: ListenerFacts, fact: EventFacts | undefined): boolean =>
  role !== GroupRole.Respondent || fact === undefined || isFor(fact, tagIds);

function standpointOf({ id, role, standing }: ListenerFacts, fact: EventFacts | undefined): Standpoint {
  if (role === GroupRole.Host) return 'host';
  if (role === GroupRole.Observer) return 'observer';
  if (fact?.authorId === id) return 'author';
  const ordinal = fact?.ordinal ?? null;
  return ordinal !== null && hasUnlocked(standing, { ordinal }) ? 'answered' : 'unanswered';
}

function visibleFrom(
  standpoint: Standpoint,
  event: GroupEvent,
  fact: EventFacts | undefined,
): GroupEvent | null {
  if (standpoint === 'host' || standpoint === 'observer')
    return isForStaff(standpoint, event, fact) ? event : null;
  if (event.sectionId === null || event.responseId === null) return event;
  if (!fact?.visibility || fact.authorId === null) return null;
  if (event.followUpId !== null && !isForRespondent(standpoint, fact.audience)) return null;
  if (standpoint === 'author') return event;
  if (event.kind === GroupLiveKind.ResponseSeen) return null;
  if (fact.visibility === SectionVisibility.Everyone) return event;
  if (fact.visibility === SectionVisibility.HostsOnly) return null;
  if (standpoint === 'answered') return event;
  // The section is locked for this respondent: only the number of answers moves.
  return event.kind === GroupLiveKind.ResponseCreated ? { ...event, responseId: null } : null;
}

/** Hosts and observers hear everything but what only an author hears, and follow-ups not meant for them. */
function isForStaff(
  standpoint: 'host' | 'observer',
  { kind, followUpId }: GroupEvent,
  fact: EventFacts | undefined,
): boolean {
  if (kind === GroupLiveKind.ResponseSeen) return false;
  if (followUpId === null) return true;
  const audience = fact?.audience ?? null;
  return audience !== null && (standpoint === 'host' || audience !== FollowUpAudience.Author);
}

const isForRespondent = (standpoint: Standpoint, audience: FollowUpAudience | null): boolean =>
  audience === FollowUpAudience.Everyone || (audience === FollowUpAudience.Author && standpoint === 'author');
