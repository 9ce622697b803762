import {
  FollowUpAudience,
  GroupLiveKind,
  GroupOpenState,
  GroupRole,
  SectionVisibility,
} from '@yayan/contract';
import { isFor } from '../guide/audience.ts';
import { openState } from '../../people/group/open-state.ts';
import { hasUnlocked } from '../guide/section-marks.ts';
import type { EventFacts } from './event-store.ts';
import type { GroupEvent } from '../events/group-events.ts';
import type { Roster, RosterPerson } from './roster-store.ts';

/** A class of listeners who receive the same of an event. */
type Standpoint = 'host' | 'observer' | 'author' | 'answered' | 'unanswered';

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
  const evaluated = new Map<Standpoint, GroupEvent | null>();
  return (memberId) => {
    const person = roster.people.get(memberId);
    if (!person) return null;
    if (person.role === GroupRole.Respondent) {
      if (!respondentsMayListen || person.consentVersion !== roster.consentVersion) return null;
      // A respondent receives nothing of a topic for other people (rule 6.41).
      if (fact !== undefined && !isFor(fact, person.tagIds)) return null;
    }
    const standpoint = standpointOf(memberId, person, fact);
    const known = evaluated.get(standpoint);
    if (known !== undefined) return known;
    const visible = visibleFrom(standpoint, event, fact);
    evaluated.set(standpoint, visible);
    return visible;
  };
}

function standpointOf(
  id: string,
  { role, standing }: RosterPerson,
  fact: EventFacts | undefined,
): Standpoint {
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
  // The section is locked for this respondent: only the number of answers changes.
  return event.kind === GroupLiveKind.ResponseCreated ? { ...event, responseId: null } : null;
}

/** Hosts and observers receive every event, except `ResponseSeen` and follow-ups that they may not see. */
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
