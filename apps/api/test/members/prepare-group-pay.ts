import { identityPorts } from '../identity/identity-ports.ts';
import { sql } from 'kysely';
import { Client } from 'pg';
import { GroupRole } from '@yayan/contract';
import { readGroup } from '../../src/modules/group/people/group/group-store.ts';
import { addGroupTask } from '../../src/modules/group/people/group/group-task.ts';
import { createIdentityParts } from '../../src/modules/identity/identity-parts.ts';
import { readConfig } from '../../src/platform/config/config.ts';
import { openPlatform, stopPlatform } from '../../src/platform/platform.ts';
import { addMember } from './add-member.ts';

const DAY_MS = 24 * 60 * 60_000;

/** A closed discussion group whose payment nobody has confirmed. */
export interface PreparedPay {
  hash: string;
  /** The paid members, in the order of payment. */
  people: { memberId: string; token: string }[];
}

/** Makes such a group in the database of `env`. Each member gets this many coins. */
export const prepareGroupPay = async (
  env: Record<string, string>,
  { members, coins }: { members: number; coins: number },
): Promise<PreparedPay> => {
  const platform = await openPlatform(readConfig({ LOG_LEVEL: 'silent', ...env }));
  try {
    const { database, random, clock, cipher } = platform;
    const identity = createIdentityParts(platform, identityPorts);
    const [now, groupId] = [clock.now(), random.uuid()];
    const people: (PreparedPay['people'][number] & { id: string })[] = [];
    for (let index = 0; index < members; index += 1)
      people.push({ ...(await addMember(platform, identity, { coins: 1, credit: 0 })), id: random.uuid() });
    people.sort((one, other) => (one.id < other.id ? -1 : 1));
    const hash = groupId.replaceAll('-', '').slice(-20);
    await database.transaction(async (tx) => {
      await tx
        .insertInto('discussion_groups')
        .values({
          id: groupId,
          task_id: random.uuid(),
          task_hash: hash,
          name: '早餐习惯',
          intro: '聊聊早餐',
          rules: ['按真实经历回答'],
          consent_version: 1,
          consent_text: '我同意。',
          made_by: random.uuid(),
          topic_coins: 0,
          whole_coins: coins,
          cap_coins: coins,
          promised_coins: coins,
          opens_at: new Date(now.getTime() - 2 * DAY_MS),
          closes_at: new Date(now.getTime() - 60_000),
          published_at: new Date(now.getTime() - 3 * DAY_MS),
          tallied_at: now,
          created_at: new Date(now.getTime() - 3 * DAY_MS),
        })
        .execute();
      const group = await readGroup(tx, groupId);
      if (group === undefined) throw new Error('The group is not there');
      await addGroupTask(tx, platform, group, now);
      await tx
        .insertInto('group_members')
        .values(
          people.map(({ id, memberId }, index) => ({
            group_id: groupId,
            id,
            member_id: memberId,
            mobile_index: cipher.blindIndex(`${groupId} ${index}`),
            mobile_sealed: cipher.seal(''),
            role: GroupRole.Respondent,
            nickname: `受访者 ${index}`,
            invited_at: now,
            joined_at: now,
            consent_version: 1,
            consented_at: now,
          })),
        )
        .execute();
      await sql`insert into group_rewards (group_id, group_member_id, topics_finished, topics, finished, coins, state)
        select ${groupId}, id, 1, 1, true, ${coins}, 'tallied' from group_members where group_id = ${groupId}`.execute(
        tx,
      );
    });
    return { hash, people };
  } finally {
    await stopPlatform(platform);
  }
};

/** The locked balance of a member, so that other posts to it wait. */
export interface HeldBalance {
  /** How many transactions of this database are waiting for a lock. */
  waiting: () => Promise<number>;
  release: () => Promise<void>;
}

/** Locks a member's balance on a separate connection. */
export const holdBalance = async (url: string, memberId: string): Promise<HeldBalance> => {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query('begin');
  const { rowCount } = await client.query('select from ledger_accounts where member_id = $1 for update', [
    memberId,
  ]);
  if (rowCount !== 1) throw new Error(`${memberId} has no balance`);
  return {
    waiting: async () => {
      // Within a transaction PostgreSQL caches this view.
      await client.query('select pg_stat_clear_snapshot()');
      const { rows } = await client.query<{ waiting: number }>(
        `select count(*)::int as waiting from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock'`,
      );
      return rows[0]?.waiting ?? 0;
    },
    release: async () => {
      await client.query('commit');
      await client.end();
    },
  };
};
