import type { SectionPhotos, SectionVisibility } from '@yayan/contract';

/** A published topic; its times are those it shares with its group. */
export interface GuideTopic {
  id: string;
  title: string;
  summary: string;
  position: number;
  opensAt: Date;
  closesAt: Date;
  /** The tag of the respondents whom it is for; null for all. Never sent to anybody but hosts. */
  audienceTagId: string | null;
  /** In the host's order. */
  sections: readonly GuideSection[];
}

/** A section of a published topic, without its question. Its times are those it shares with topic and group. */
export interface GuideSection {
  id: string;
  topicId: string;
  topicTitle: string;
  /** Its place in a person's section marks (column `standing`). */
  ordinal: number;
  title: string;
  minLength: number;
  photos: SectionPhotos;
  visibility: SectionVisibility;
  opensAt: Date;
  closesAt: Date;
  topicClosesAt: Date;
}

/** What a host has published of a group: everything that is the same for all its people. */
export interface Guide {
  version: number;
  /** In the host's order. */
  topics: readonly GuideTopic[];
  /** Those that aren't for everybody. */
  addressed: readonly GuideTopic[];
  /** Of all topics, in the host's order. */
  sections: readonly GuideSection[];
  topicOf: ReadonlyMap<string, GuideTopic>;
  sectionOf: ReadonlyMap<string, GuideSection>;
}

/** Puts the rows of topics and sections, both in the host's order, together. */
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
    sections: ordered,
    topicOf: new Map(whole.map((topic) => [topic.id, topic])),
    sectionOf: new Map(ordered.map((section) => [section.id, section])),
  };
}
