import { GroupRole } from '@yayan/contract';
import { onceFor } from '../../../../platform/once-for.ts';
import { type Guide, type GuideSection, type GuideTopic, makeGuide } from './guide.ts';

/** Whether a topic, or a section of a topic that is for them, is for a respondent with these tags (rule 6.41). */
export const isFor = (
  { audienceTagId }: Pick<GuideTopic | GuideSection, 'audienceTagId'>,
  tagIds: readonly string[],
): boolean => audienceTagId === null || tagIds.includes(audienceTagId);

/** Guides without the hidden topics and sections, by the ids of these. */
const partsOf = onceFor<Guide, Map<string, Guide>>(() => new Map());

/** The guide for this person: hosts and observers read all of it, respondents only what is for them (rule 6.41). */
export function guideFor(
  guide: Guide,
  { role, me }: { role: GroupRole; me: { tag_ids: readonly string[] } },
): Guide {
  if (role !== GroupRole.Respondent) return guide;
  const isHidden = (one: GuideTopic | GuideSection): boolean => !isFor(one, me.tag_ids);
  const topics = guide.addressed.filter(isHidden);
  const sections = guide.addressedSections.filter(isHidden);
  if (topics.length + sections.length === 0) return guide;
  const known = partsOf(guide);
  const key = [...topics, ...sections].map(({ id }) => id).join();
  const part = known.get(key) ?? without(guide, new Set(topics), new Set(sections));
  known.set(key, part);
  return part;
}

const without = (
  { version, topics }: Guide,
  hidden: ReadonlySet<GuideTopic>,
  hiddenSections: ReadonlySet<GuideSection>,
): Guide => {
  const shown = topics.filter((topic) => !hidden.has(topic));
  return makeGuide(
    version,
    shown,
    shown.flatMap(({ sections }) => sections.filter((section) => !hiddenSections.has(section))),
  );
};
