import type { components } from '@yayan/contract';
import { onceFor } from '../../../../platform/once-for.ts';
import type { Visit } from '../../people/entry/visit.ts';
import type { GuideTopic } from './guide.ts';
import { openState } from '../../people/group/open-state.ts';
import { progressOf } from './outstanding.ts';
import { hasAnswered } from './section-marks.ts';

type Outline = components['schemas']['TopicOutline'];

/** A topic has few texts: they differ by section states, answered sections and number of unread entries. */
const MOST_TEXTS = 100;

const textsOf = onceFor<GuideTopic, Map<string, string>>(() => new Map());

/**
 * The JSON of a topic in the list. It holds no personal data, and it is the same for everybody with the same answered
 * sections and unread count. So it is written once and cached with the guide.
 */
export function outlineText(
  topic: GuideTopic,
  visit: Pick<Visit, 'me' | 'owed' | 'now'>,
  { owed, unread }: { owed: ReadonlyMap<string, number>; unread: number },
): string {
  let key = `${openState(topic, visit.now)} ${unread}`;
  for (const section of topic.sections) {
    const answered = hasAnswered(visit.me.standing, section) ? 'a' : '-';
    key += ` ${openState(section, visit.now)}${answered}${owed.size === 0 ? 0 : (owed.get(section.id) ?? 0)}`;
  }
  const texts = textsOf(topic);
  const known = texts.get(key);
  if (known !== undefined) return known;
  if (texts.size >= MOST_TEXTS) texts.clear();
  const text = JSON.stringify(viewOutline(topic, visit, { owed, unread }));
  texts.set(key, text);
  return text;
}

function viewOutline(
  topic: GuideTopic,
  visit: Pick<Visit, 'me' | 'owed' | 'now'>,
  { owed, unread }: { owed: ReadonlyMap<string, number>; unread: number },
): Outline {
  return {
    ...viewTopic(topic, visit.now),
    progress: progressOf(topic.sections, visit),
    unread,
    sections: topic.sections.map((section) => ({
      id: section.id,
      title: section.title,
      ...viewSchedule(section, visit.now),
      answered: hasAnswered(visit.me.standing, section),
      followUpsOwed: owed.get(section.id) ?? 0,
    })),
  };
}

/** A topic with its schedule. */
export const viewTopic = (topic: GuideTopic, now: Date) => ({
  id: topic.id,
  title: topic.title,
  summary: topic.summary,
  ...viewSchedule(topic, now),
});

/** State and times of a group, topic or section. */
export const viewSchedule = (times: Pick<GuideTopic, 'opensAt' | 'closesAt'>, now: Date) => ({
  state: openState(times, now),
  opensAt: times.opensAt.toISOString(),
  closesAt: times.closesAt.toISOString(),
});
