import { GroupRole, type SectionPhotos, type SectionVisibility } from '@yayan/contract';
import { onceFor } from '../../../../platform/once-for.ts';

/** A published topic. Its opening is never before its group's, and its end never after. */
export interface GuideTopic {
  id: string;
  title: string;
  summary: string;
  position: number;
  opensAt: Date;
  closesAt: Date;
  /** The tag of the respondents it is for; null for all. Only hosts ever read it. */
  audienceTagId: string | null;
  /** In the host's order. */
  sections: readonly GuideSection[];
}

/** A section of a published topic, without its question. It is open only while its topic and group are. */
export interface GuideSection {
  id: string;
  topicId: string;
  topicTitle: string;
  /** Its index in a person's section marks (column `standing`). */
  ordinal: number;
  title: string;
  minLength: number;
  photos: SectionPhotos;
  visibility: SectionVisibility;
  opensAt: Date;
  closesAt: Date;
  topicClosesAt: Date;
  /** The tag of the respondents it is for, among those of its topic; null for all. Only hosts ever read it. */
  audienceTagId: string | null;
}

/** The published part of a group's guide. It is the same for all people of the group. */
export interface Guide {
  version: number;
  /** In the host's order. */
  topics: readonly GuideTopic[];
  /** The topics that have an audience. */
  addressed: readonly GuideTopic[];
  /** The sections that have an audience. */
  addressedSections: readonly GuideSection[];
  /** Of all topics, in the host's order. */
  sections: readonly GuideSection[];
  topicOf: ReadonlyMap<string, GuideTopic>;
  sectionOf: ReadonlyMap<string, GuideSection>;
}

/** Makes a guide from the rows of topics and sections, both in the host's order. */
export function makeGuide(
  version: number,
  topics: readonly Omit<GuideTopic, 'sections'>[],
  sections: readonly GuideSection[],
): Guide {
  const byTopic = Map.groupBy(sections, (section) => section.topicId);
  const whole = topics.map((topic) => ({ ...topic, sections: byTopic.get(topic.id) ?? [] }));
  const ordered = whole.flatMap((topic) => topic.sections);
  return {
    version,
    topics: whole,
    addressed: whole.filter(({ audienceTagId }) => audienceTagId !== null),
    addressedSections: ordered.filter(({ audienceTagId }) => audienceTagId !== null),
    sections: ordered,
    topicOf: new Map(whole.map((topic) => [topic.id, topic])),
    sectionOf: new Map(ordered.map((section) => [section.id, section])),
  };
}

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
