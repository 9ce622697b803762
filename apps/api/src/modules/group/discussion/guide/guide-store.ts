import { sql } from 'kysely';
import type { Connection } from '../../../../platform/database/database.ts';
import { type Guide, type GuideSection, type GuideTopic, makeGuide } from './guide.ts';

/** The published topics of a group with their sections. */
export async function readGuide(db: Connection, groupId: string): Promise<Guide> {
  // One statement reads both and the version, so that they match.
  const { rows } = await sql<{
    version: number;
    topics: JsonRow<Topic>[];
    sections: JsonRow<GuideSection>[];
  }>`
    select g.guide_version as version,
      (select coalesce(json_agg(json_build_object('id', t.id, 'title', t.title, 'summary', t.summary,
          'position', t.position, 'audienceTagId', t.audience_tag_id, 'opensAt', greatest(t.opens_at, g.opens_at),
          'closesAt', least(t.closes_at, g.closes_at)) order by t.position), '[]')
        from group_topics t where t.group_id = g.id and t.published_at is not null) as topics,
      (select coalesce(json_agg(json_build_object('id', s.id, 'topicId', t.id, 'topicTitle', t.title,
          'ordinal', s.ordinal, 'title', s.title, 'minLength', s.min_length, 'photos', s.photos, 'visibility', s.visibility,
          'audienceTagId', s.audience_tag_id,
          'opensAt', greatest(s.opens_at, t.opens_at, g.opens_at),
          'closesAt', least(s.closes_at, t.closes_at, g.closes_at),
          'topicClosesAt', least(t.closes_at, g.closes_at)) order by t.position, s.position), '[]')
        from group_sections s
        join group_topics t on t.group_id = s.group_id and t.id = s.topic_id and t.published_at is not null
        where s.group_id = g.id) as sections
    from discussion_groups g where g.id = ${groupId}`.execute(db);
  const [row] = rows;
  if (!row) return makeGuide(0, [], []);
  return makeGuide(
    row.version,
    row.topics.map((topic) => ({ ...topic, ...timesOf(topic) })),
    row.sections.map((section) => ({
      ...section,
      ...timesOf(section),
      topicClosesAt: new Date(section.topicClosesAt),
    })),
  );
}

type Topic = Omit<GuideTopic, 'sections'>;
/** As JSON has it. */
type JsonRow<Row> = { [Key in keyof Row]: Row[Key] extends Date ? string : Row[Key] };

const timesOf = ({ opensAt, closesAt }: { opensAt: string; closesAt: string }) => ({
  opensAt: new Date(opensAt),
  closesAt: new Date(closesAt),
});
