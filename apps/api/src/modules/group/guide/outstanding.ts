import type { components } from '@yayan/contract';
import { GroupOpenState } from '@yayan/contract';
import type { Visit } from '../entry/visit.ts';
import type { Guide, GuideSection } from './guide.ts';
import { openState } from './open-state.ts';
import { hasAnswered } from './standing.ts';

type Schemas = components['schemas'];

/** A respondent's progress, counted in those of the sections that have opened so far. */
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

/**
 * What a respondent still has to answer in the whole group, and the first of it in the host's order: 「待回答 3 · 追问 1」.
 */
export function outstandingOf(guide: Guide, visit: Pick<Visit, 'me' | 'owed' | 'now'>): Schemas['TopicOwed'] {
  const responseOf = new Map(visit.owed.map(({ sectionId, responseId }) => [sectionId, responseId]));
  let unanswered = 0;
  let next: Schemas['TopicOwedItem'] | null = null;
  for (const section of guide.sections) {
    const isOpen = isUnanswered(section, visit);
    if (isOpen) unanswered += 1;
    if (next === null && (isOpen || responseOf.has(section.id))) {
      const responseId = responseOf.get(section.id) ?? null;
      next = { topicId: section.topicId, sectionId: section.id, responseId };
    }
  }
  const followUps = visit.owed.filter(({ sectionId }) => guide.sectionOf.has(sectionId)).length;
  return { unanswered, followUps, next };
}
