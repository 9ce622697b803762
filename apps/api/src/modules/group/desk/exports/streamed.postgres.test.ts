import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  createTestDatabase,
  type TestDatabasePlace,
} from '../../../../../test/database/postgres-test-database.ts';
import { runs, timeFor } from '../../../../../test/runs.ts';
import { downloadAll, type DownloadResult, storedFile } from '../../../../../test/group/download-all.ts';

/** The number of respondents, answers, follow-ups, tags on passages and files. */
const ROWS = runs(2000, 100_000);
const SECTIONS = 50;
const ANSWERS_EACH = 10;
/** Respondents with answers. The others have none. */
const PEOPLE = ROWS / ANSWERS_EACH;
/** The most memory of a server during a download, whatever its size. */
const MOST_MEMORY = 200_000_000;

const groupId = '0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607';
const [topicId, hostId, tagId] = ['topic', 'member-0', 'tag'] as const;
const id = (kind: string, number = "''"): string => `md5('${kind}' || ${number})::uuid`;

/** The author of the nth answer. */
const author = id('member-', `(1 + n / ${ANSWERS_EACH} % ${PEOPLE})`);

let place: TestDatabasePlace;
beforeAll(
  async () => {
    place = await createTestDatabase();
    const client = new Client({ connectionString: place.url });
    await client.connect();
    try {
      for (const statement of filling()) await client.query(statement);
    } finally {
      await client.end();
    }
  },
  timeFor(ROWS, 100),
);
afterAll(() => place.drop());

/**
 * Everybody answers some questions with a file each. Every answer has a follow-up and a tag. Triggers would count each
 * row.
 */
const filling = (): string[] => [
  `set session_replication_role = 'replica'`,
  `set synchronous_commit = off`,
  `insert into discussion_groups (id, task_id, task_hash, name, intro, rules, consent_version, consent_text, opens_at, closes_at,
     published_at, created_at)
   values ('${groupId}', gen_random_uuid(), 'streamed', '早餐习惯', '聊聊', '{}', 1, '我同意', now() - interval '1 day',
     now() + interval '9 days', now(), now())`,
  `insert into group_members (group_id, id, mobile_index, mobile_sealed, role, nickname, invited_at, joined_at, consent_version,
     consented_at, attributes)
   select '${groupId}', ${id('member-', 'n')}, 'i' || n, '', case n when 0 then 1 else 0 end, '受访者' || n, now(), now(), 1, now(),
     '[{"key":"city","label":"城市","value":"成都"},{"key":"gender","label":"性别","value":"女"}]'
   from generate_series(0, ${ROWS}) n`,
  `insert into group_topics (group_id, id, position, title, summary, opens_at, closes_at, published_at, search, created_at)
   values ('${groupId}', ${id(topicId)}, 0, '第一天', '', now() - interval '1 day', now() + interval '9 days', now(), '', now())`,
  `insert into group_sections (group_id, id, topic_id, position, title, question, min_length, visibility, opens_at, closes_at, search,
     created_at, ordinal)
   select '${groupId}', ${id('section-', 'n')}, ${id(topicId)}, n, '问题 ' || n, '说说看', 0, 'everyone', now() - interval '1 day',
     now() + interval '9 days', '', now(), n from generate_series(0, ${SECTIONS - 1}) n`,
  `insert into group_responses (group_id, id, section_id, group_member_id, client_id, content, search, number, created_at, follow_ups)
   select '${groupId}', ${id('response-', 'n')}, ${id('section-', `(n % ${SECTIONS})`)}, ${author}, gen_random_uuid(),
     repeat('楼下的豆浆油条，三分钟就能走到。', 8), '', n, date_trunc('second', now()) + n * interval '1 ms', 1 from generate_series(1, ${ROWS}) n`,
  `insert into group_follow_ups (group_id, id, response_id, author_id, client_id, kind, audience, content, must_answer, created_at)
   select '${groupId}', ${id('followup-', 'n')}, ${id('response-', 'n')}, ${id(hostId)}, gen_random_uuid(), 'followUp', 'everyone',
     '为什么？', false, now() from generate_series(1, ${ROWS}) n`,
  `insert into group_tags (group_id, id, name, color, created_at) values ('${groupId}', ${id(tagId)}, '赶时间', 'teal', now())`,
  `insert into group_response_tags (group_id, response_id, tag_id, passage_start, passage_end, wording, tagged_by, tagged_at)
   select '${groupId}', ${id('response-', 'n')}, ${id(tagId)}, 0, 5, 0, ${id(hostId)}, now() from generate_series(1, ${ROWS}) n`,
  `insert into group_attachments (group_id, id, group_member_id, kind, name, size, file_key, is_copy, response_id, created_at)
   select '${groupId}', ${id('attachment-', 'n')}, ${author}, 'image', 'x.jpg', 1000, '${storedFile}', true,
     ${id('response-', 'n')}, now() from generate_series(1, ${ROWS}) n`,
  `analyze`,
];

it(
  `a download of ${ROWS} rows takes a server less than 200 MB`,
  async () => {
    const taken = await downloads();
    expect(taken.map(({ id }) => id)).toEqual([
      'downloadGroupMembers',
      'downloadTopicResponses',
      'downloadResponseTable',
      'downloadMemberTable',
      'downloadResponseAttachments',
    ]);
    expect(taken.filter(({ memory }) => memory > MOST_MEMORY)).toEqual([]);
  },
  timeFor(ROWS, 100),
);

/** The memory of each download, in a process of its own. */
async function downloads(): Promise<DownloadResult[]> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--expose-gc', downloadAll, place.url, groupId, await idOf(topicId), await idOf(hostId)],
    { env: { ...process.env, NODE_NO_WARNINGS: '1' } },
  );
  return stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as DownloadResult);
}

async function idOf(kind: string): Promise<string> {
  const client = new Client({ connectionString: place.url });
  await client.connect();
  const { rows } = await client.query<{ id: string }>(`select ${id(kind)} as id`);
  await client.end();
  return rows[0]?.id ?? '';
}
