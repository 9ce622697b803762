import { sql } from 'kysely';
import type { Asker } from '../calls/call-operation.ts';
import type { TestSystem } from '../system/test-system.ts';

const SURVEY = 'Zao7kQ2mXn1B';
const VIDEO_CARD = 'bVm2k7xR4pLs';
const COURSE = 'Ren2zHen4dAx';
const READING_MS = 600_000;

/** Gives a member with coins one object of each kind that other members' calls could name by its id. */
export async function keepBusy(system: TestSystem, who: Asker): Promise<void> {
  const once = () => ({ idempotencyKey: system.key() });
  await system.get('startParticipation', { body: { taskHashId: SURVEY } }, who);
  const order = { quantity: 1, choiceId: 'week' };
  await system.get('placeOrder', { params: { id: VIDEO_CARD }, body: order, ...once() }, who);
  const mobile = await system.encrypted('13812345678');
  const place = { name: '王小明', regionCode: '310101', detail: '南京东路 100 号', isDefault: false };
  await system.get('changeConsignees', { body: { action: 'save', mobile, ...place } }, who);
  const text = '希望任务记录可以按月份筛选';
  await system.get('openTicket', { body: { kind: 'suggestion', text }, ...once() }, who);
  await system.get('openCourse', { params: { id: COURSE } }, who);
  system.clock.advance(READING_MS);
  await system.get('startCourseQuiz', { params: { id: COURSE } }, who);
}

/** Tables whose rows belong to one member or one group, and whose ids calls contain. */
const OWNED = [
  'cards',
  'consignees',
  'course_quizzes',
  'discussion_groups',
  'group_responses',
  'group_sections',
  'group_topics',
  'group_votes',
  'messages',
  'orders',
  'participations',
  'session_families',
  'tickets',
] as const;

/** Resolves to an id of each owned table. Fails if a table has none, because its calls would stay untested. */
export async function ownedIds({ platform }: TestSystem): Promise<{ table: string; id: string }[]> {
  return await Promise.all(
    OWNED.map(async (table) => {
      const { rows } = await sql<{ id: string }>`select id from ${sql.table(table)} limit 1`.execute(
        platform.database.read,
      );
      const [row] = rows;
      if (!row) throw new Error(`Nobody has any ${table}`);
      return { table, id: row.id };
    }),
  );
}
