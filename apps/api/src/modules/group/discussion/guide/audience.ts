import { GroupRole } from '@yayan/contract';
import { onceFor } from '../../../../platform/once-for.ts';
import { type Guide, type GuideTopic, makeGuide } from './guide.ts';

/** Whether a topic is for a respondent with these tags (rule 6.41). */
export const isFor = (
  { audienceTagId }: Pick<GuideTopic, 'audienceTagId'>,
  tagIds: readonly string[],
): boolean => audienceTagId === null || tagIds.includes(audienceTagId);

/** Guides without the hidden topics, by the ids of these topics. */
const partsOf = onceFor<Guide, Map<string, Guide>>(() => new Map());

/** The guide for this person: hosts and observers read all of it, respondents only the topics for them (rule 6.41). */
export function guideFor(
  guide: Guide,
  { role, me }: { role: GroupRole; me: { tag_ids: readonly string[] } },
): Guide {
  if (role !== GroupRole.Respondent) return guide;
  const hidden = guide.addressed.filter((topic) => !isFor(topic, me.tag_ids));
  if (hidden.length === 0) return guide;
  const known = partsOf(guide);
  const key = hidden.map(({ id }) => id).join();
  const part = known.get(key) ?? without(guide, new Set(hidden));
  known.set(key, part);
  return part;
}

const without = ({ version, topics }: Guide, hidden: ReadonlySet<GuideTopic>): Guide => {
  const shown = topics.filter((topic) => !hidden.has(topic));
  return makeGuide(
    version,
    shown,
    shown.flatMap(({ sections }) => sections),
  );
};
