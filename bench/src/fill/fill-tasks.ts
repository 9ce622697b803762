import { bareTaskTexts } from '@yayan/api/testing/bare-task-texts';
import { Client } from 'pg';

const texts = { ...bareTaskTexts, description: '基准测试' };
const wanted = [{ kind: 'attribute', label: '宠物情况', key: 'pets', anyOf: ['cat', 'dog'] }];

const taskId = (number: string): string =>
  `('0000000b-0000-7000-8000-' || lpad(to_hex(${number}::bigint), 12, '0'))::uuid`;

const query = async (url: string, text: string, values: readonly unknown[] = []): Promise<void> => {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(text, [...values]);
  } finally {
    await client.end();
  }
};

/**
 * Adds the tasks `from` to `to`, ended ones or open ones of all modules and prices. Every third asks for attributes.
 */
export const addTasks = async (
  url: string,
  { from, to, ended }: { from: number; to: number; ended: boolean },
): Promise<void> =>
  await query(
    url,
    `insert into tasks (id, hash_id, module, type, title, coins, credit, consolation_coins, declared_minutes, devices,
       texts, wanted, starts_at, ends_at, created_at)
     select ${taskId('n')}, 'bench' || lpad(n::text, 8, '0'), n % 5, 2, '任务 ' || n, 10 + n * 7 % 500, 1, 5,
       1 + n % 30, '{1,2,3}', $1, case when n % 3 = 0 then $2::jsonb else '[]' end, now() - interval '60 days',
       case when $3 then now() - interval '30 days' when n % 2 = 0 then now() + interval '30 days' end, now()
     from generate_series($4::int, $5::int) n`,
    [JSON.stringify(texts), JSON.stringify(wanted), ended, from, to],
  );

/** Adds a member's ended participations in the tasks `from` to `to`. */
export const addParticipations = async (
  url: string,
  memberId: string,
  { from, to }: { from: number; to: number },
): Promise<void> =>
  await query(
    url,
    `insert into participations (member_id, id, task_id, result, result_id, device, support_code,
       promised_coins, promised_credit, promised_consolation, paid_coins, progress, started_at, ended_at)
     select $1, ('0198' || lpad(to_hex(n), 4, '0') || '-0000-7000-8000-' || lpad(to_hex(n), 12, '0'))::uuid,
       ${taskId('n')}, 1 + n % 8, gen_random_uuid(), 1, 'BENC-HMRK', 10, 1, 5,
       case when n % 8 < 3 then 5 else 0 end, 100, now() - interval '40 days' + n * interval '1 second',
       now() - interval '39 days'
     from generate_series($2::int, $3::int) n`,
    [memberId, from, to],
  );

/** Stores the members' answers to the attributes that the tasks ask for. */
export const addAttributes = async (url: string, memberIds: readonly string[]): Promise<void> =>
  await query(
    url,
    `insert into attribute_answers (member_id, key, choices, answered_at)
     select id, 'pets', '{cat}', now() from unnest($1::uuid[]) as member (id)`,
    [memberIds],
  );

/** Updates the planner's statistics. */
export const settle = async (url: string): Promise<void> => await query(url, 'vacuum analyze');
