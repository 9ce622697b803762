import { createHash } from 'node:crypto';
import { type BenchCampaigns, crowdIdSql, QUIZ_QUESTIONS } from '@yayan/api/testing/bench-side';
import { Client } from 'pg';
import { fillLedger } from './fill-ledger.ts';

const NOTICES = 30;
/** Messages of each member, and of each signed-in one: two pages. */
const MESSAGES = 3;
const MANY_MESSAGES = 40;

const member = crowdIdSql('n');
const everyone = 'generate_series(1, $1::int) n';
const tryId = (campaign: string, n: string): string => `md5('try' || ${campaign} || ${n})::uuid`;
const asked = JSON.stringify(
  Array.from({ length: QUIZ_QUESTIONS }, (_, index) => ({
    id: `q-${index}`,
    version: 1,
    order: [0, 1, 2, 3],
  })),
);

/** The id of a member's try, made by `fillCommunity`. */
export const filledTry = (quiz: string, n: number): string =>
  createHash('md5')
    .update(`try${quiz}${n}`)
    .digest('hex')
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/u, '$1-$2-$3-$4-$5');

const messages = (from: number): string => `
  insert into messages (member_id, id, kind, title, body, link, read_at, created_at)
  select ${member}, gen_random_uuid(), 'coins', '金币到账', '“早餐习惯小调查”的 10 金币已到账。', '/home/coin',
    case when m % 2 = 0 then now() end, now() - m * interval '1 day'
  from ${everyone} cross join generate_series(${from}, $2::int) m`;

interface FillOptions {
  /** How many members there are. */
  members: number;
  /** How many of the members, counted from the first, are signed in. */
  signedIn: number;
  campaigns: BenchCampaigns;
  /** How many draws each signed-in member has. */
  chances: number;
}

/** The members' profiles, messages and marks, and the ranking in which the signed-in members are the best. */
const people = ({ members, signedIn }: FillOptions): (readonly [string, readonly unknown[]])[] => [
  [
    `insert into members (id, mobile_sealed, mobile_index, member_code, joined_at)
     select ${member}, '', 'filled' || n, 'F' || n, now() - interval '1 year' from ${everyone} on conflict do nothing`,
    [members],
  ],
  [
    `insert into profiles (member_id, nickname, nickname_key, updated_at)
     select ${member}, '会员' || n, '会员' || n, now() from ${everyone} on conflict do nothing`,
    [members],
  ],
  [messages(1), [members, MESSAGES]],
  [messages(MESSAGES + 1), [signedIn, MANY_MESSAGES]],
  [
    `insert into notices (id, title, summary, body, published_at, place)
     select md5('notice' || n)::uuid, '公告 ' || n, '摘要', '正文', now() - ($1::int + 1 - n) * interval '1 day', n
     from ${everyone}`,
    [NOTICES],
  ],
  [
    `insert into notice_marks (member_id, read_through, read_at)
     select ${member}, now() - (1 + n % $2::int) * interval '1 day', now() - interval '2 hours' from ${everyone}`,
    [members, NOTICES],
  ],
  // An old month: the job adds up the last months again from surveys, and nobody has finished one here.
  [
    `insert into ranking_months (month, member_id, coins, surveys)
     select '2020-01-01', ${member}, 100 + $1::int - n, 1 + n % 20 from ${everyone}`,
    [members],
  ],
  [
    `insert into ranking_runs (id, period, made_at, ranked, is_current)
     values (md5('run')::uuid, 'all', now(), $1::int, true)`,
    [members],
  ],
  [
    `insert into ranking_places (run_id, place, member_id, score, surveys)
     select md5('run')::uuid, n, ${member}, 100 + $1::int - n, 1 + n % 20 from ${everyone}`,
    [members],
  ],
];

/** Each member's draw in the lottery, sealed, and try at the quizzes; the signed-in members' chances and open tries. */
const played = ({
  members,
  signedIn,
  chances,
  campaigns: { lottery, quizzes },
}: FillOptions): (readonly [string, readonly unknown[]])[] => [
  [
    `insert into campaign_members (campaign_id, member_id, pseudonym, draws, device, created_at)
     select $2::text, ${member}, 'p' || n, 1, 'd' || n, now() from ${everyone}`,
    [members, lottery],
  ],
  [
    `insert into campaign_chances (campaign_id, member_id, cause, cause_id, nth, earned_at, draw)
     select $2::text, ${member}, 'task', 'task-1', 1, now(), 1 from ${everyone}`,
    [members, lottery],
  ],
  [
    `insert into campaign_chances (campaign_id, member_id, cause, cause_id, nth, earned_at)
     select $2::text, ${member}, 'checkin', 'day-' || c, 1, now() from ${everyone} cross join generate_series(1, $3::int) c`,
    [signedIn, lottery, chances],
  ],
  [
    `insert into campaign_draws (campaign_id, member_id, number, id, pseudonym, client_seed, version, roll, prize_id,
       consolation, drawn_at)
     select $2::text, ${member}, 1, md5('draw' || n)::uuid, 'p' || n, '好运', 1, n, 'small', 0, now() - interval '1 minute'
     from ${everyone}`,
    [members, lottery],
  ],
  [
    `insert into campaign_seals (campaign_id, position, draw_id, head, sealed_at)
     select $2::text, n, md5('draw' || n)::uuid, md5('a' || n) || md5('b' || n), now() from ${everyone}`,
    [members, lottery],
  ],
  [
    `insert into quiz_tries (campaign_id, member_id, day, id, asked, asked_at, until)
     select $2::text, ${member}, (now() at time zone 'Asia/Shanghai')::date - 1, gen_random_uuid(), $3::jsonb,
       now() - interval '1 day', now() - interval '23 hours' from ${everyone}`,
    [members, quizzes[0], asked],
  ],
  [
    `insert into quiz_tries (campaign_id, member_id, day, id, asked, asked_at, until)
     select quiz, ${member}, (now() at time zone 'Asia/Shanghai')::date, ${tryId('quiz', 'n')}, $3::jsonb,
       now() - interval '5 minutes', now() + interval '6 hours'
     from ${everyone} cross join unnest($2::text[]) quiz`,
    [signedIn, quizzes, asked],
  ],
];

type Statements = readonly (readonly [string, readonly unknown[]])[];

/** Runs statements on one connection without checking references, because the stored rows are right. */
const runTrusted = async (url: string, statements: Statements): Promise<void> => {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query("set session_replication_role = 'replica'");
    await client.query('set synchronous_commit = off');
    await client.query("set maintenance_work_mem = '512MB'");
    for (const [text, values] of statements) await client.query(text, [...values]);
  } finally {
    await client.end();
  }
};

/**
 * Drops the indexes of tables, calls `fill`, and makes the indexes again: sorting is many times faster than adding row after
 * row.
 */
const withoutIndexes = async (url: string, tables: readonly string[], fill: Statements): Promise<void> => {
  const client = new Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ name: string; definition: string }>(
    `select i.indexrelid::regclass::text as name, pg_get_indexdef(i.indexrelid) as definition
     from pg_index i where i.indrelid = any($1::regclass[])
       and not exists (select from pg_constraint c where c.conindid = i.indexrelid)`,
    [tables],
  );
  await client.end();
  await runTrusted(url, [
    ...rows.map(({ name }) => [`drop index ${name}`, []] as const),
    ...fill,
    ...rows.map(({ definition }) => [definition, []] as const),
    ...tables.map((table) => [`vacuum analyze ${table}`, []] as const),
  ]);
};

/** Fills the tables that the pages of messages and the ranking read, for this many members. */
export const fillPeople = async (url: string, filling: FillOptions): Promise<void> => {
  const statements = people(filling);
  const of = (...tables: string[]) =>
    statements.filter(([text]) => tables.some((table) => text.includes(`insert into ${table} `)));
  const messageTables = ['messages'];
  const ranked = [
    'members',
    'profiles',
    'notices',
    'notice_marks',
    'ranking_months',
    'ranking_runs',
    'ranking_places',
  ];
  await Promise.all([
    withoutIndexes(url, messageTables, of(...messageTables)),
    withoutIndexes(url, ranked, of(...ranked)),
  ]);
};

/** Fills the tables that the lottery and the quizzes read, and the ledger to which they post. */
export const fillPlayed = async (url: string, filling: FillOptions): Promise<void> => {
  const statements = played(filling);
  const of = (...tables: string[]) =>
    statements.filter(([text]) => tables.some((table) => text.includes(`insert into ${table} `)));
  const drawn = ['campaign_members', 'campaign_chances', 'campaign_draws', 'campaign_seals', 'quiz_tries'];
  await Promise.all([
    fillLedger(url, { members: filling.members, transfers: 1 }),
    withoutIndexes(url, drawn, of(...drawn)),
  ]);
};
