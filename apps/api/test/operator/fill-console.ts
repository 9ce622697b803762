import { Client } from 'pg';
import { bareTaskTexts } from '../members/bare-task-texts.ts';
import { crowdIdSql } from '../members/crowd.ts';

/** How many rows there are of each kind. */
export interface ConsoleSizes {
  members: number;
  /** Submissions that wait for review; twice as many were reviewed before. */
  handIns: number;
  /** How many of all submissions have photos that can be recognised. */
  photographed: number;
  orders: number;
  tickets: number;
  /** Rows of the audit log. */
  acts: number;
  /** Orders and participations of the first member, at most 10,000. */
  history: number;
}

/** A mobile as it is stored. */
interface SealedMobile {
  sealed: string;
  index: string;
}

const TASKS = 20;
/** This task has few submissions, and they are the newest. */
const RARE_TASK = TASKS;
const RARE_HAND_INS = 10;
/** Submissions of the last kind come after so many of the first. */
const APPLICATIONS = 0.9;
/** Tickets after so many of them are open. */
const ANSWERED = 0.95;
const BENEFITS = 50;
/** Two photos a submission. */
const PHOTOS = 2;
const OPERATORS = 20;
const MOST_HISTORY = 10_000;

/** The public id of the task with few submissions. */
export const RARE_TASK_ID = `bench${String(RARE_TASK).padStart(7, '0')}`;
/** A task with as many participations as most tasks, and the id of an early one. */
export const POPULAR_TASK_ID = 'bench0000002';
export const OLD_PARTICIPATION = '01980000-0000-7001-8000-000000000400';
/** The most popular benefit and one that few ordered. */
export const POPULAR_BENEFIT = 'Bench0001';
export const RARE_BENEFIT = `Bench${String(BENEFITS).padStart(4, '0')}`;
/** An operator who acted rarely, and long ago. */
export const RARE_OPERATOR = 'bench.rare';
export const OPERATOR = 'bench.one';
/** An operator with many tickets, all of them old. */
export const FORMER_OPERATOR = 'bench.former';

/** Ids of one kind, in the order of their numbers. */
const idSql = (kind: string, n: string): string =>
  `('01980000-' || lpad(to_hex(${n} / 65536), 4, '0') || '-7${kind}-8000-' || lpad(to_hex(${n}), 12, '0'))::uuid`;
const taskIdSql = (n: string): string =>
  `('0000000b-0000-7000-8000-' || lpad(to_hex((${n})::bigint), 12, '0'))::uuid`;
const member = crowdIdSql('n');
const upTo = (placeholder: string): string => `generate_series(1, ${placeholder}::int) n`;
const nicknames = `(array['早餐','晚风','小满','青团','米粒','向日葵','山茶','栗子','海盐','月牙'])[1 + n % 10]`;

type Statement = readonly [text: string, values: readonly unknown[]];

const members = (count: number, mobile: SealedMobile): Statement[] => [
  [
    `insert into members (id, mobile_sealed, mobile_index, member_code, joined_at, blocked_at, suspended_until)
     select ${member}, $2, case when n = 1 then $3 else translate(encode(sha256(('mobile' || n)::bytea), 'base64'), '+/=', '-_') end,
       'YA' || upper(lpad(to_hex(n), 6, '0')), now() - interval '1 year' + n * interval '3 seconds',
       case when n % 100 = 2 then now() end, case when n % 1000 = 3 then now() + n * interval '1 second' end
     from ${upTo('$1')}`,
    [count, mobile.sealed, mobile.index],
  ],
  [
    `insert into profiles (member_id, nickname, nickname_key, updated_at)
     select ${member}, ${nicknames} || n, ${nicknames} || n, now() from ${upTo('$1')}`,
    [count],
  ],
  [
    `insert into account_closings (member_id, requested_at, closes_at)
     select ${member}, at, at + interval '7 days'
     from (select n, now() - interval '7 days' + n * interval '1 millisecond' as at from ${upTo('$1')} where n % 1000 = 4) n`,
    [count],
  ],
];

const asks = { prompt: '拍两张今天的早餐', textMin: 0, photosMin: 1, photosMax: 9, captionMin: 0 };

/** The run `n` of all; those that wait come first, the oldest of them first. */
const runs = (waiting: number, photographed: number): Statement[] => {
  const all = waiting * 3;
  const task = `case when n > $2 - ${RARE_HAND_INS} and n <= $2 then ${RARE_TASK} else 1 + n % ${RARE_TASK - 1} end`;
  const at = `now() - interval '300 days' + (case when n <= $2 then $1 + n else n end) * interval '60 seconds'`;
  const key = (n: string, photo: string): string => `'task/bench/' || ${n} || '-' || ${photo} || '.jpg'`;
  // Every fiftieth submission has the photos of the one before it. Twelve of sixteen bits vary, because photos are alike.
  const hash = `((('x' || left(md5('photo' || (case when n % 50 = 0 then n - 1 else n end) || '-' || p), 16))::bit(64)
    & B'0000111111111111000011111111111100001111111111110000111111111111'))::text`;
  return [
    [
      `insert into tasks (id, hash_id, module, type, title, coins, credit, consolation_coins, declared_minutes, devices,
         texts, starts_at, created_at)
       select ${taskIdSql('n')}, 'bench' || lpad(n::text, 7, '0'), 1, 2, '拍拍你的早餐 ' || n, 80, 1, 5, 5, '{1,2,3}', $2,
         now() - interval '1 year', now() - n * interval '1 day'
       from ${upTo('$1')}`,
      [TASKS, JSON.stringify({ ...bareTaskTexts, description: '基准测试' })],
    ],
    [
      `insert into task_activities (task_id, rules) select ${taskIdSql('n')}, $2 from ${upTo('$1')}`,
      [TASKS, JSON.stringify({ kind: 'trial', application: asks, proof: asks, hours: 72 })],
    ],
    [
      `insert into participations (member_id, id, task_id, result, result_id, device, support_code, promised_coins,
         promised_credit, promised_consolation, started_at, ended_at)
       select ${crowdIdSql('1 + n % $3')}, ${idSql('001', 'n')}, ${taskIdSql(task)}, case when n <= $2 then 0 else 1 end,
         case when n > $2 then gen_random_uuid() end, 1, 'BENC-HMRK', 80, 1, 5, ${at}, case when n > $2 then ${at} end
       from ${upTo('$1')}`,
      [all, waiting, all],
    ],
    [
      `insert into activity_runs (member_id, participation_id, task_id, state, submission, submitted_at)
       select ${crowdIdSql('1 + n % $3')}, ${idSql('001', 'n')}, ${taskIdSql(task)},
         case when n > $2 then 'ended' when n <= ${APPLICATIONS} * $2 then 'applied' else 'reviewing' end,
         jsonb_build_object('text', '今早的豆浆和油条', 'photos', (select jsonb_agg(
           jsonb_build_object('key', ${key('n', 'p')}, 'caption', '早餐')) from generate_series(1, ${PHOTOS}) p)),
         ${at}
       from ${upTo('$1')}`,
      [all, waiting, all],
    ],
    [
      `insert into files (key, folder, content_type, bytes, stored_at, granted_at)
       select ${key('n', 'p')}, 'bench', 'image/jpeg', 200000, ${at}, ${at}
       from ${upTo('$1')} cross join generate_series(1, ${PHOTOS}) p where $2::int > 0`,
      [photographed, waiting],
    ],
    [
      `insert into picture_facts (key, taken_at, camera, hash, stored_at)
       select ${key('n', 'p')}, '2026-11-21 08:30:00', 'HUAWEI Mate 70', ${hash}, ${at}
       from ${upTo('$1')} cross join generate_series(1, ${PHOTOS}) p where $2::int > 0`,
      [photographed, waiting],
    ],
    [
      `insert into picture_bands (band, stored_at, key, hash)
       select q * 65536 + substring(hash from q * 16 + 1 for 16)::bit(16)::int, stored_at, key, hash::bit(64)::bigint
       from picture_facts cross join generate_series(0, 3) q`,
      [],
    ],
    [
      `insert into activity_reviews (id, member_id, participation_id, state, verdict, operator, decided_at)
       select gen_random_uuid(), r.member_id, r.participation_id, 'reviewing', 'approve', '${OPERATOR}', r.submitted_at
       from activity_runs r where r.state = 'ended'`,
      [],
    ],
  ];
};

/** Most orders were issued; of those to issue, none is held and few are parcels. The rare benefit has only issued ones. */
const orders = (count: number, people: number): Statement => [
  `insert into orders (member_id, id, order_number, ordinal, benefit_id, choice_id, type, target, title, quantity, price,
     fee, total, revocable, state, moves, created_at, expected_at, moved_at, issued_at, channel)
   select ${crowdIdSql('2 + n % ($2 - 1)')}, ${idSql('002', 'n')}, 'B' || lpad(n::text, 20, '0'), 1,
     case when n <= 10 then '${RARE_BENEFIT}' when n % 2 = 0 then '${POPULAR_BENEFIT}'
       else 'Bench' || lpad((2 + n % ${BENEFITS - 2})::text, 4, '0') end,
     'one', 1, '支付宝', '支付宝 10 元', 1, 1000, 0, 1000, false, state, 2, at, at, at, case when state = 1 then at end,
     case when state = 2 and n > $1 - 20 then 'consignee' else 'alipay' end
   from (
     select n, now() - interval '300 days' + n * interval '20 seconds' as at,
       case when n <= 10 then 1 when n % 50 = 3 then 0 when n % 10 = 2 then 2 when n % 200 = 5 then 5 else 1 end as state
     from ${upTo('$1')}
   ) n`,
  [count, people],
];

const tickets = (count: number, people: number): Statement => [
  `insert into tickets (member_id, id, number, kind, state, title, device, opened_at, accept_by, answer_by, owner)
   select ${crowdIdSql('2 + n % ($2 - 1)')}, ${idSql('003', 'n')}, 'F' || n,
     case when n % 1000 = 1 then 'appeal' else (array['result','coins','exchange','account','suggestion'])[1 + n % 5] end,
     case when n > ${ANSWERED} * $1 then 1 + n % 3 else 4 + n % 2 end, '金币没有到账', 1, at, at + interval '1 day',
     at + interval '3 days', case when n <= 5 then '${RARE_OPERATOR}' when n % 3 > 0 then '${OPERATOR}' when n <= $1 / 2 then '${FORMER_OPERATOR}' end
   from (select n, now() - interval '300 days' + n * interval '20 seconds' as at from ${upTo('$1')}) n`,
  [count, people],
];

/** Most questions are refused; each member has one that waits at most. */
const proposals = (people: number): Statement => [
  `insert into poll_proposals (id, member_id, title, options, days, state, reason, created_at, decided_at, decided_by)
   select ${idSql('007', 'n')}, ${member}, '你周末几点起床？', '{八点前,八点以后}', 7,
     case when n % 10 = 0 then 'waiting' else 'refused' end, case when n % 10 > 0 then '和别的问题重复' end, at,
     case when n % 10 > 0 then at end, case when n % 10 > 0 then '${OPERATOR}' end
   from (select n, now() - interval '300 days' + n * interval '20 seconds' as at from ${upTo('$1')}) n`,
  [people],
];

const acts = (count: number, people: number): Statement => [
  `insert into operator_acts (id, at, operator, act, kind, subject, number, head)
   select ${idSql('004', 'n')}, now() - interval '300 days' + n * interval '20 seconds',
     case when n <= 5 then '${RARE_OPERATOR}' when n % ${OPERATORS} = 0 then '${OPERATOR}' else 'bench.' || n % ${OPERATORS} end,
     case when n <= 5 then 'campaign pause' else 'task review approve' end, 'member',
     ${crowdIdSql('1 + n % $2')}::text, (select coalesce(max(number), 0) from operator_acts) + n, decode('00', 'hex')
   from ${upTo('$1')}`,
  [count, people],
];

/** The first member has a long history of everything. */
const history = (count: number): Statement[] => [
  [
    `insert into tasks (id, hash_id, module, type, title, coins, credit, consolation_coins, declared_minutes, devices,
       texts, starts_at, ends_at, created_at)
     select ${taskIdSql(`${TASKS} + n`)}, 'bench' || lpad((${TASKS} + n)::text, 7, '0'), 0, 1, '早餐习惯小调查 ' || n, 10, 1, 5, 5,
       '{1,2,3}', $2, now() - interval '1 year', now() - interval '1 day', now() - interval '1 year' - n * interval '1 second'
     from ${upTo('$1')}`,
    [Math.min(count, MOST_HISTORY), JSON.stringify({ ...bareTaskTexts, description: '基准测试' })],
  ],
  [
    `insert into participations (member_id, id, task_id, result, result_id, device, support_code, promised_coins,
       promised_credit, promised_consolation, started_at, ended_at)
     select ${crowdIdSql('1')}, ${idSql('005', 'n')}, ${taskIdSql(`${TASKS} + n`)}, 1 + n % 8, gen_random_uuid(), 1, 'BENC-HMRK',
       10, 1, 5, now() - interval '40 days' + n * interval '1 second', now() - interval '39 days'
     from ${upTo('$1')}`,
    [Math.min(count, MOST_HISTORY)],
  ],
  [
    `insert into orders (member_id, id, order_number, ordinal, benefit_id, choice_id, type, target, title, quantity, price,
       fee, total, revocable, state, moves, created_at, expected_at, moved_at, issued_at, channel)
     select ${crowdIdSql('1')}, ${idSql('006', 'n')}, 'H' || lpad(n::text, 20, '0'), n, 'Bench0002', 'one', 1, '支付宝',
       '支付宝 10 元', 1, 1000, 0, 1000, false, 1, 2, at, at, at, at, 'alipay'
     from (select n, now() - interval '300 days' + n * interval '20 seconds' as at from ${upTo('$1')}) n`,
    [Math.min(count, MOST_HISTORY)],
  ],
];

/** Drops what a table's index is made of, runs `fill`, and makes it again: much faster than to keep it up to date. */
const withoutIndexes = async (
  client: Client,
  tables: readonly string[],
  fill: () => Promise<void>,
): Promise<void> => {
  const { rows } = await client.query<{ drop: string; make: string }>(
    `select case when c.oid is null then format('drop index %s', i.indexrelid::regclass)
         else format('alter table %s drop constraint %I', i.indrelid::regclass, c.conname) end as drop,
       case when c.oid is null then pg_get_indexdef(i.indexrelid)
         else format('alter table %s add constraint %I %s', i.indrelid::regclass, c.conname, pg_get_constraintdef(c.oid)) end as make
     from pg_index i left join pg_constraint c on c.conindid = i.indexrelid and c.contype in ('p', 'u')
     where i.indrelid::regclass::text = any($1)`,
    [tables],
  );
  for (const { drop } of rows) await client.query(drop);
  await fill();
  for (const { make } of rows) await client.query(make);
};

/** Fills a database with members, and the work that operators have with them. Takes minutes at ten million members. */
export const fillConsole = async (url: string, sizes: ConsoleSizes, mobile: SealedMobile): Promise<void> => {
  const client = new Client({ connectionString: url });
  await client.connect();
  const run = async (statements: readonly Statement[]): Promise<void> => {
    for (const [text, values] of statements) await client.query(text, [...values]);
  };
  try {
    await client.query(`set synchronous_commit = off; set maintenance_work_mem = '512MB'`);
    // Without triggers and foreign keys: the audit log's chain would take one row after the other.
    await client.query('set session_replication_role = replica');
    await withoutIndexes(client, ['members', 'profiles', 'account_closings'], () =>
      run(members(sizes.members, mobile)),
    );
    await run(runs(sizes.handIns, sizes.photographed));
    await run([
      orders(sizes.orders, sizes.members),
      tickets(sizes.tickets, sizes.members),
      acts(sizes.acts, sizes.members),
      proposals(sizes.members),
    ]);
    await run(history(sizes.history));
    await client.query('vacuum analyze');
    await client.query('checkpoint');
  } finally {
    await client.end();
  }
};
