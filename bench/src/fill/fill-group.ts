import { createHash } from 'node:crypto';
import { Client } from 'pg';

/** The words that every answer holds: a search for them finds all. */
export const COMMON_WORDS = '豆浆油条';

/** Runs statements on one connection. */
export const runSql = async (
  url: string,
  statements: readonly (readonly [string, readonly unknown[]])[],
): Promise<void> => {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    for (const [text, values] of statements) await client.query(text, [...values]);
  } finally {
    await client.end();
  }
};

const id = (kind: string, number: string): string => `md5($1::text || '${kind}' || (${number})::text)::uuid`;

/** Answers of so many topics are stored in one transaction: counting an author's next answer waits on each one before. */
const TOPICS_AT_ONCE = 20;

const answersOf = (groupId: string, topics: number, answers: number): [string, readonly unknown[]][] =>
  Array.from({ length: answers > 0 ? Math.ceil(topics / TOPICS_AT_ONCE) : 0 }, (_, index) => [
    `insert into group_responses (group_id, id, section_id, group_member_id, client_id, content, search, created_at)
     select $1::uuid, gen_random_uuid(), ${id('section', 't')}, ${id('member', 'a')}, gen_random_uuid(),
       '楼下的豆浆油条，三分钟就能走到，这是第 ' || t || ' 题的第 ' || a || ' 条回答。',
       array_to_tsvector(array['豆浆', '浆油', '油条']), now() - interval '1 hour' + (t * 1000 + a) * interval '1 ms'
     from generate_series($2::int, $3::int) t cross join generate_series(1, $4::int) a`,
    [groupId, index * TOPICS_AT_ONCE + 1, Math.min(topics, (index + 1) * TOPICS_AT_ONCE), answers],
  ]);

/**
 * Fills a group that has one topic with `topics` more of one section each, and `answers` answers to each of these sections, by
 * authors who answer every section once.
 */
export const fillGroup = async (
  url: string,
  groupId: string,
  { topics, answers }: { topics: number; answers: number },
): Promise<void> =>
  await runSql(url, [
    [
      `insert into group_members (group_id, id, mobile_index, mobile_sealed, role, nickname, invited_at, joined_at,
         consent_version, consented_at)
       select $1::uuid, ${id('member', 'n')}, $1::text || n, '', 0, 'author ' || n, now(), now(), 1, now()
       from generate_series(1, $2::int) n`,
      [groupId, answers],
    ],
    [
      `insert into group_topics (group_id, id, position, title, summary, opens_at, closes_at, published_at, search, created_at)
       select $1::uuid, ${id('topic', 'n')}, n, '话题 ' || n, '', g.opens_at, g.closes_at, now(), '', now()
       from discussion_groups g cross join generate_series(1, $2::int) n where g.id = $1::uuid`,
      [groupId, topics],
    ],
    [
      `insert into group_sections (group_id, id, topic_id, position, title, question, min_length, visibility, opens_at,
         closes_at, search, created_at)
       select $1::uuid, ${id('section', 'n')}, ${id('topic', 'n')}, 0, '问题 ' || n, '说说看', 0, 'everyone', g.opens_at,
         g.closes_at, '', now()
       from discussion_groups g cross join generate_series(1, $2::int) n where g.id = $1::uuid`,
      [groupId, topics],
    ],
    ...answersOf(groupId, topics, answers),
    ['vacuum analyze', []],
  ]);

const filledId = (groupId: string, kind: string, number: number): string =>
  createHash('md5')
    .update(`${groupId}${kind}${number}`)
    .digest('hex')
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/u, '$1-$2-$3-$4-$5');

/** The first topic that `fillGroup` adds. */
export const filledTopic = (groupId: string): string => filledId(groupId, 'topic', 1);

/** A section that `fillGroup` adds; the first is 1. */
export const filledSection = (groupId: string, number: number): string =>
  filledId(groupId, 'section', number);
