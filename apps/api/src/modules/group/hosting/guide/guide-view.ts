import type { components } from '@yayan/contract';
import type { Connection } from '../../../../platform/database/database.ts';
import { viewMedia } from '../../discussion/attachments/media-view.ts';
import type { GroupMediaUrls } from '../../people/deps.ts';
import type { GroupRow } from '../../people/group/group-store.ts';
import type { HostVisit } from '../../people/life/host-access.ts';
import { lifeOf } from '../../people/group/life.ts';
import {
  type GuideSectionRow,
  type GuideTopicRow,
  readGuideSections,
  readGuideTopics,
} from './guide-store.ts';

type Schemas = components['schemas'];
type Times = Pick<GroupRow, 'opens_at' | 'closes_at'>;

/** The whole guide as hosts edit it. A time is null if it is the time of its topic or group. */
export async function viewGuide(
  db: Connection,
  { group, me, now }: HostVisit,
  mediaUrls: GroupMediaUrls,
): Promise<Schemas['Guide']> {
  const filesOf = ({ media }: GuideSectionRow) => media.map((row) => viewMedia(row, me.id, mediaUrls));
  const topics = await readGuideTopics(db, group.id);
  const sections = Map.groupBy(await readGuideSections(db, group.id), ({ topic_id }) => topic_id);
  return {
    revision: group.revision,
    life: lifeOf(group, now),
    topics: topics.map((topic) => ({
      id: topic.id,
      topic: {
        title: topic.title,
        summary: topic.summary,
        ...ownTimes(topic, group),
        audienceTagId: topic.audience_tag_id,
      },
      sections: (sections.get(topic.id) ?? []).map((section) => ({
        ...viewSection(section, topic),
        files: filesOf(section),
      })),
    })),
  };
}

function viewSection(section: GuideSectionRow, topic: GuideTopicRow): Omit<Schemas['GuideSection'], 'files'> {
  return {
    id: section.id,
    section: inputOf(section, topic),
    closedAt: section.closed_at?.toISOString() ?? null,
    replacesId: section.replaces_id,
    answers: section.answers,
    ballots: section.ballots,
  };
}

/** A stored section as the input of hosts' calls. */
export const inputOf = (
  section: GuideSectionRow,
  topic: Times,
): Schemas['GuideSectionInput'] & { media: Schemas['GuideMedia'][] } => ({
  title: section.title,
  question: section.question,
  hostNote: section.host_note,
  minLength: section.min_length,
  audienceTagId: section.audience_tag_id,
  photos: section.photos,
  visibility: section.visibility,
  // A section that a host closed has the moment of the closing as its end. Hosts don't edit that time.
  ...(section.closed_at === null ? ownTimes(section, topic) : { opensAt: null, closesAt: null }),
  vote: section.vote,
  media: section.media.map(({ id, alt }) => ({ id, alt: alt ?? '' })),
});

const ownTimes = (own: Times, above: Times): { opensAt: string | null; closesAt: string | null } => ({
  opensAt: own.opens_at.getTime() === above.opens_at.getTime() ? null : own.opens_at.toISOString(),
  closesAt: own.closes_at.getTime() === above.closes_at.getTime() ? null : own.closes_at.toISOString(),
});
