import { SectionPhotos } from '@yayan/contract';
import { planOf } from '../../people/group/reward-plan.ts';
import type { Visit } from '../../people/entry/visit.ts';
import type { Guide, GuideSection, GuideTopic } from './guide.ts';
import { hasAnswered } from './section-marks.ts';

/** Reading a question and thinking about it. */
const READING_MINUTES = 1;
/** How many characters people write in a minute on a phone. */
const CHARACTERS_A_MINUTE = 30;
/** Taking and adding the files that a section demands. */
const FILES_MINUTES = 2;

/** The estimated minutes for an answer (rule 6.47). */
export const minutesFor = ({ minLength, photos }: Pick<GuideSection, 'minLength' | 'photos'>): number =>
  READING_MINUTES +
  Math.ceil(minLength / CHARACTERS_A_MINUTE) +
  (photos === SectionPhotos.Required ? FILES_MINUTES : 0);

/** What is left of a topic, and what finishing it pays. */
export interface TopicEffort {
  topicCoins: number | null;
  leftInTopic: number;
}

/**
 * What is left for a respondent in a topic, and the coins for finishing it (rule 6.47). No coins are named where they might
 * not be paid: a question closed without their answer, or finished topics have reached the cap of the plan.
 */
export function effortIn(
  topic: Pick<GuideTopic, 'sections'>,
  { topics }: Pick<Guide, 'topics'>,
  { group, me, now }: Pick<Visit, 'me' | 'now'> & { group: Parameters<typeof planOf>[0] },
): TopicEffort {
  const isDone = (section: GuideSection): boolean => hasAnswered(me.standing, section);
  const left = topic.sections.filter((section) => !isDone(section));
  const plan = planOf(group);
  const finished = topics.filter(({ sections }) => sections.length > 0 && sections.every(isDone)).length;
  const isPaid =
    plan !== null &&
    plan.topicCoins > 0 &&
    (finished + 1) * plan.topicCoins <= plan.capCoins &&
    left.every(({ closesAt }) => closesAt > now);
  return { topicCoins: isPaid ? plan.topicCoins : null, leftInTopic: left.length };
}
