import type { components } from '@yayan/contract';
import { GroupOpenState } from '@yayan/contract';
import { onceFor } from '../../../../platform/once-for.ts';
import type { MemberRow } from '../../people/group/group-store.ts';
import type { Visit } from '../../people/entry/visit.ts';
import type { Guide, GuideSection } from './guide.ts';
import { openState } from '../../people/group/open-state.ts';
import { hasAnswered, type SectionMarks } from './section-marks.ts';

type Schemas = components['schemas'];

/** A respondent's progress in those of these sections that have opened. */
export function progressOf(
  sections: readonly GuideSection[],
  { me, owed, now }: Pick<Visit, 'me' | 'owed' | 'now'>,
): Schemas['GroupProgress'] {
  const owedIn = repliesOwed(owed);
  const progress = { answered: 0, total: 0, followUpsOwed: 0 };
  const at = now.getTime();
  for (const section of sections) {
    if (section.opensAt.getTime() > at) continue;
    progress.total += 1;
    if (hasAnswered(me.standing, section)) progress.answered += 1;
    if (owedIn.size > 0) progress.followUpsOwed += owedIn.get(section.id) ?? 0;
  }
  return progress;
}

/** How many replies are owed in each section. */
export function repliesOwed(owed: Visit['owed']): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { sectionId } of owed) counts.set(sectionId, (counts.get(sectionId) ?? 0) + 1);
  return counts;
}

/** Whether a respondent may still answer a section that they haven't. */
export const isUnanswered = (section: GuideSection, { me, now }: Pick<Visit, 'me' | 'now'>): boolean =>
  openState(section, now) === GroupOpenState.Open && !hasAnswered(me.standing, section);

/** What a person still has to answer in a guide. It is valid until a section opens or closes. */
interface UnansweredCount {
  marks: SectionMarks;
  from: number;
  /** It is valid before this time. */
  until: number;
  count: number;
  /** The index of the first unanswered section in the guide; the number of sections if there is none. */
  first: number;
}

/** The cached counts by person. Without them every page would go through a guide of up to a thousand sections. */
const unansweredIn = onceFor((_guide: Guide) => new WeakMap<MemberRow, UnansweredCount>());

function unansweredOf(guide: Guide, visit: Pick<Visit, 'me' | 'now'>): UnansweredCount {
  const { me, now } = visit;
  const at = now.getTime();
  const kept = unansweredIn(guide);
  const known = kept.get(me);
  if (known?.marks === me.standing && known.from <= at && at < known.until) return known;
  const { sections } = guide;
  const found = { marks: me.standing, from: at, until: Infinity, count: 0, first: sections.length };
  for (const [place, section] of sections.entries()) {
    for (const turn of [section.opensAt.getTime(), section.closesAt.getTime()])
      if (turn > at) found.until = Math.min(found.until, turn);
    if (!isUnanswered(section, visit)) continue;
    found.count += 1;
    found.first = Math.min(found.first, place);
  }
  kept.set(me, found);
  return found;
}

/**
 * What a respondent still has to answer in the whole group, and its first section in the host's order: 「待回答 3 · 追问 1」.
 */
export function outstandingOf(guide: Guide, visit: Pick<Visit, 'me' | 'owed' | 'now'>): Schemas['TopicOwed'] {
  const { count: unanswered, first } = unansweredOf(guide, visit);
  const responseOf = new Map(visit.owed.map(({ sectionId, responseId }) => [sectionId, responseId]));
  const owedFirst =
    responseOf.size === 0 ? -1 : guide.sections.slice(0, first).findIndex(({ id }) => responseOf.has(id));
  const next = guide.sections[owedFirst < 0 ? first : owedFirst];
  const followUps = visit.owed.filter(({ sectionId }) => guide.sectionOf.has(sectionId)).length;
  return {
    unanswered,
    followUps,
    next: next
      ? { topicId: next.topicId, sectionId: next.id, responseId: responseOf.get(next.id) ?? null }
      : null,
  };
}
