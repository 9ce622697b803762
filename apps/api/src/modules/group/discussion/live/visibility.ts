import {
  FollowUpAudience,
  GroupLiveKind,
  GroupOpenState,
  GroupRole,
  SectionVisibility,
} from '@yayan/contract';
import { isFor } from '../guide/guide.ts';
import { openState } from '../../people/group/open-state.ts';
import { hasUnlocked } from '../guide/section-marks.ts';
import type { EventFacts } from './event-store.ts';
import type { GroupEvent } from '../events/group-events.ts';
import type { Roster, RosterPerson } from './roster-store.ts';

/** A class of listeners who receive the same of an event. */
type ListenerClass = 'host' | 'observer' | 'author' | 'answered' | 'unanswered';

/**
 * Evaluates an event for the people of its group. Returns what each of them may receive, null for nothing (rules 6.5 to
 * 6.8, 6.13). All who receive the same get the same object.
 */
export function evaluateEvent(
  event: GroupEvent,
  fact: EventFacts | undefined,
  roster: Roster,
  now: Date,
): (memberId: string) => GroupEvent | null {
  const respondentsMayListen =
    openState(roster, now) !== GroupOpenState.Upcoming && roster.archivedAt === null;
  const evaluated = new Map<ListenerClass, GroupEvent | null>();
  return (memberId) => {
    const person = roster.people.get(memberId);
    if (!person) return null;
    if (person.role === GroupRole.Respondent) {
      if (!respondentsMayListen || person.consentVersion !== roster.consentVersion) return null;
      // A respondent receives nothing of a topic or a section for other people (rule 6.41).
      if (fact !== undefined && !isForBoth(fact, person.tagIds)) return null;
    }
    const listenerClass = listenerClassOf(memberId, person, fact);
    const known = evaluated.get(listenerClass);
    if (known !== undefined) return known;
    const visible = visibleFrom(listenerClass, event, fact);
    evaluated.set(listenerClass, visible);
    return visible;
  };
}

const isForBoth = (fact: EventFacts, tagIds: readonly string[]): boolean =>
  isFor(fact, tagIds) && isFor({ audienceTagId: fact.sectionTagId }, tagIds);

function listenerClassOf(
  id: string,
  { role, standing }: RosterPerson,
  fact: EventFacts | undefined,
): ListenerClass {
  if (role === GroupRole.Host) return 'host';
  if (role === GroupRole.Observer) return 'observer';
  if (fact?.authorId === id) return 'author';
  const ordinal = fact?.ordinal ?? null;
  return ordinal !== null && hasUnlocked(standing, { ordinal }) ? 'answered' : 'unanswered';
}

function visibleFrom(
  listenerClass: ListenerClass,
  event: GroupEvent,
  fact: EventFacts | undefined,
): GroupEvent | null {
  if (listenerClass === 'host' || listenerClass === 'observer')
    return isForStaff(listenerClass, event, fact) ? event : null;
  if (event.sectionId === null || event.responseId === null) return event;
  if (!fact?.visibility || fact.authorId === null) return null;
  if (event.followUpId !== null && !isForRespondent(listenerClass, fact.audience)) return null;
  if (listenerClass === 'author') return event;
  if (event.kind === GroupLiveKind.ResponseSeen) return null;
  if (fact.visibility === SectionVisibility.Everyone) return event;
  if (fact.visibility === SectionVisibility.HostsOnly) return null;
  if (listenerClass === 'answered') return event;
  // The section is locked for this respondent: only the number of answers changes.
  return event.kind === GroupLiveKind.ResponseCreated ? { ...event, responseId: null } : null;
}

/** Hosts and observers receive every event, except `ResponseSeen` and follow-ups that they may not see. */
function isForStaff(
  listenerClass: 'host' | 'observer',
  { kind, followUpId }: GroupEvent,
  fact: EventFacts | undefined,
): boolean {
  if (kind === GroupLiveKind.ResponseSeen) return false;
  if (followUpId === null) return true;
  const audience = fact?.audience ?? null;
  return audience !== null && (listenerClass === 'host' || audience !== FollowUpAudience.Author);
}

const isForRespondent = (listenerClass: ListenerClass, audience: FollowUpAudience | null): boolean =>
  audience === FollowUpAudience.Everyone ||
  (audience === FollowUpAudience.Author && listenerClass === 'author');
