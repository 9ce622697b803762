import { JoinResult } from '@yayan/contract';
import { sql } from 'kysely';
import type { Platform } from '../../src/platform/platform.ts';
import { recordset } from '../../src/platform/database/recordset.ts';
import type { Tx } from '../../src/platform/database/tx.ts';
import { paymentKey, rewardLegs } from '../../src/modules/task/participation/end-participation.ts';
import { supportCode } from '../../src/modules/task/participation/support-code.ts';
import type { Person } from './people.ts';
import { postInRounds } from './post-in-rounds.ts';
import { spread } from './spread.ts';

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;
/** Questionnaires of data/survey, the smallest pay first. New members answered only the first three. */
const HASHES = [
  'Zao7kQ2mXn1B',
  'Kuai6dR9mHs3',
  'Mao9rB4cHs6J',
  'Cai4nB7qLw2T',
  'Fu2eDx6wNa9P',
  'Yin5pL1zGt8C',
  'Ji8uVf3yQb4T',
  'Wan6hM7kEo2S',
];
const NEWCOMER_DAYS = 15;
const NEWCOMER_TASKS = 3;
/** No history is older, so that the demo looks like a product of some months. */
const OLDEST_DAY = 75;

/** A questionnaire that somebody completed. */
export interface CompletedSurvey {
  readonly memberId: string;
  readonly id: string;
  readonly endedAt: Date;
}

interface SurveyTask {
  id: string;
  title: string;
  coins: number;
  credit: number;
  consolation_coins: number;
  declared_minutes: number | null;
}

/**
 * Adds completed questionnaires of the last months and pays for them, as `endParticipation` does for one. Their answers
 * are not stored: nobody reads single answers of the demo's people.
 */
export async function addSurveys(
  { clock, random }: Platform,
  tx: Tx,
  people: readonly Person[],
): Promise<readonly CompletedSurvey[]> {
  const now = clock.now().getTime();
  const tasks = await selectTasks(tx);
  const done = people.flatMap((person) =>
    tasksOf(person, tasks).map((task) => {
      const end = now - daysAgoOf(person, task.place) * DAY_MS;
      const minutes = (task.declared_minutes ?? 2) * (0.8 + 0.3 * spread(person.index, task.place, 3));
      return {
        person,
        task,
        id: random.uuid(),
        startedAt: new Date(end - minutes * MINUTE_MS),
        endedAt: new Date(end),
      };
    }),
  );
  await tx
    .insertInto('participations')
    .values(
      done.map(({ person, task, id, startedAt, endedAt }) => ({
        member_id: person.id,
        id,
        task_id: task.id,
        result: JoinResult.Complete,
        result_id: random.uuid(),
        device: 1 + (person.index % 3),
        support_code: supportCode(random),
        promised_coins: task.coins,
        promised_credit: task.credit,
        promised_consolation: task.consolation_coins,
        paid_coins: task.coins,
        paid_credit: task.credit,
        seated: true,
        progress: 100,
        started_at: startedAt,
        ended_at: endedAt,
      })),
    )
    .execute();
  const counts = Map.groupBy(done, ({ task }) => task.id);
  const counted = [...counts].map(([id, each]) => ({ id, completes: each.length }));
  await sql`
    update tasks t set completes = t.completes + c.completes, seats_taken = t.seats_taken + c.completes
    from ${recordset(counted, 'c (id uuid, completes integer)')} where t.id = c.id`.execute(tx);
  await postInRounds(
    tx,
    done.map(({ person, task, id, endedAt }) => ({
      key: paymentKey(id),
      memberId: person.id,
      reason: 'earned',
      cause: { kind: 'participation', id, title: task.title },
      legs: rewardLegs(task, 'coin'),
      at: endedAt,
    })),
  );
  return done.map(({ person, id, endedAt }) => ({ memberId: person.id, id, endedAt }));
}

async function selectTasks(tx: Tx): Promise<readonly (SurveyTask & { place: number })[]> {
  const rows = await tx
    .selectFrom('tasks')
    .select(['id', 'hash_id', 'title', 'coins', 'credit', 'consolation_coins', 'declared_minutes'])
    .where('hash_id', 'in', HASHES)
    .execute();
  return rows
    .map((row) => ({ ...row, place: HASHES.indexOf(row.hash_id) }))
    .toSorted((a, b) => a.place - b.place);
}

const tasksOf = <Task extends { place: number }>(
  { index, joinedDaysAgo }: Person,
  tasks: readonly Task[],
): readonly Task[] =>
  tasks.filter(
    ({ place }) =>
      (joinedDaysAgo > NEWCOMER_DAYS || place < NEWCOMER_TASKS) && spread(index, place, 1) < 0.36,
  );

/** More of them lately: the square of an even spread. */
function daysAgoOf({ index, joinedDaysAgo }: Person, place: number): number {
  const most = Math.min(joinedDaysAgo - 0.5, OLDEST_DAY);
  return 0.1 + (most - 0.1) * spread(index, place, 2) ** 1.6;
}
