import { createHash } from 'node:crypto';
import { Client } from 'pg';

/** The words that every answer contains: a search for them finds all answers. */
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

/** What the triggers of answers count, for authors who answered every section once. */
const answersOf = (groupId: string, topics: number, answers: number): [string, readonly unknown[]][] => [
  [
    `insert into group_responses (group_id, id, section_id, group_member_id, client_id, content, search, number, created_at)
     select $1::uuid, ${id('response', 't::int8 * 1000000 + a')}, ${id('section', 't')}, ${id('member', 'a')}, gen_random_uuid(),
       '楼下的豆浆油条，三分钟就能走到，这是第 ' || t || ' 题的第 ' || a || ' 条回答。',
       array_to_tsvector(array['豆浆', '浆油', '油条']), a, now() - interval '1 hour' + (t * 1000 + a) * interval '1 ms'
     from generate_series(1, $2::int) t cross join generate_series(1, $3::int) a`,
    [groupId, topics, answers],
  ],
  [
    `insert into group_section_counts (group_id, section_id, answers, answered)
     select $1::uuid, ${id('section', 't')}, $3::int, $3::int from generate_series(1, $2::int) t`,
    [groupId, topics, answers],
  ],
  [
    // Both bits of every filled section; the group's first section has the ordinal 0 and no answers.
    `with stood as (
       select decode(string_agg(lpad(to_hex(bits), 2, '0'), '' order by byte), 'hex') as standing
       from (select place / 8 as byte, sum(1 << (place % 8))::integer as bits
         from generate_series(2, 2 * $2::int + 1) place group by place / 8) bytes
     )
     update group_members m set standing = stood.standing from stood, generate_series(1, $3::int) a
     where m.group_id = $1::uuid and m.id = ${id('member', 'a')}`,
    [groupId, topics, answers],
  ],
];

/** What `answersOf` stores, for the respondents from the place `first` on, who answer every section after the authors. */
const ownAnswersOf = (
  groupId: string,
  topics: number,
  { answers, first }: { answers: number; first: number },
): [string, readonly unknown[]][] => [
  [
    `insert into group_responses (group_id, id, section_id, group_member_id, client_id, content, search, number, created_at)
     select $1::uuid, gen_random_uuid(), ${id('section', 't')}, m.id, gen_random_uuid(), '楼下的豆浆油条。', '',
       $3::int + m.place, now()
     from generate_series(1, $2::int) t cross join (
       select id, row_number() over (order by id) as place from group_members
       where group_id = $1::uuid and substring(nickname from '^respondent ([0-9]+)$')::int >= $4::int and role = 0
     ) m`,
    [groupId, topics, answers, first],
  ],
  [
    `with own as (
       select section_id, count(*)::int as answers from group_responses r
       where r.group_id = $1::uuid and r.number > $2::int group by section_id
     )
     update group_section_counts c set answers = c.answers + own.answers, answered = c.answered + own.answers
     from own where c.group_id = $1::uuid and c.section_id = own.section_id`,
    [groupId, answers],
  ],
  [
    `update group_members m set standing = author.standing
     from (select standing from group_members where group_id = $1::uuid and id = ${id('member', '1')}) author
     where m.group_id = $1::uuid and exists (
       select from group_responses r where r.group_id = m.group_id and r.group_member_id = m.id and r.number > $2::int
     )`,
    [groupId, answers],
  ],
];

/**
 * Fills a group that has one topic with `topics` more topics of one section each, and `answers` answers to each of these
 * sections, by authors who answer every section once. Triggers would count each row separately, which takes minutes. So the
 * counters are stored directly, and the caller checks them as `reconcile` does. With `ownFrom`, the respondents from this
 * place on answer every section too.
 */
export const fillGroup = async (
  url: string,
  groupId: string,
  { topics, answers, ownFrom }: { topics: number; answers: number; ownFrom?: number },
): Promise<void> =>
  await runSql(url, [
    ["set session_replication_role = 'replica'", []],
    ['set synchronous_commit = off', []],
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
         closes_at, search, created_at, ordinal)
       select $1::uuid, ${id('section', 'n')}, ${id('topic', 'n')}, 0, '问题 ' || n, '说说看', 0, 'everyone', g.opens_at,
         g.closes_at, '', now(), n
       from discussion_groups g cross join generate_series(1, $2::int) n where g.id = $1::uuid`,
      [groupId, topics],
    ],
    [
      `update discussion_groups set guide_version = guide_version + 1, sections_made = sections_made + $2::int
       where id = $1::uuid`,
      [groupId, topics],
    ],
    ...(answers > 0 ? answersOf(groupId, topics, answers) : []),
    ...(ownFrom === undefined ? [] : ownAnswersOf(groupId, topics, { answers, first: ownFrom })),
    [
      'vacuum analyze discussion_groups, group_members, group_topics, group_sections, group_section_counts, group_responses',
      [],
    ],
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

/** An author's answer to a section, both counted from 1. */
export const filledAnswer = (groupId: string, section: number, author: number): string =>
  filledId(groupId, 'response', section * 1_000_000 + author);
