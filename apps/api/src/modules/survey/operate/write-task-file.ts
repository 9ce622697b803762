import type { Connection } from '../../../platform/database/database.ts';
import type { Task } from '../../task/api.ts';
import { activityRulesOf, findTask } from '../../task/module.ts';
import { readDefinition, readHosted } from '../authoring/definition-store.ts';

const DAY_MS = 86_400_000;

/** The task of a file, as `taskSeedSchema` reads it. */
const seedOf = (task: Task, now: Date): object => {
  const { hashId, module, type, devices, title, cover, coins, credit, consolationCoins } = task;
  const { declaredMinutes, screeningMinutes, cities, minimumQuality, networkLimit, seats, tags } = task;
  const { wanted, texts, foreignResearch, startsAt, endsAt } = task;
  return {
    hashId,
    module,
    type,
    devices,
    title,
    cover,
    coins,
    credit,
    consolationCoins,
    declaredMinutes,
    screeningMinutes,
    cities,
    minimumQuality,
    networkLimit,
    seats,
    tags,
    wanted,
    texts,
    ...(foreignResearch && { client: foreignResearch }),
    startsAt: startsAt.toISOString(),
    endsInDays: endsAt === null ? null : Math.max(1, Math.ceil((endsAt.getTime() - now.getTime()) / DAY_MS)),
  };
};

/**
 * The file of a task that is there, as JSON, to be changed or copied (rule 14.48). A task of a partner has neither
 * questionnaire nor activity. Undefined if there is no such task.
 */
export async function writeTaskFile(db: Connection, hashId: string, now: Date): Promise<string | undefined> {
  const task = await findTask(db, hashId);
  if (task === undefined) return undefined;
  const activity = await activityRulesOf(db, task.id);
  const hosted = await readHosted(db, task.id);
  const definition = hosted === undefined ? undefined : await readDefinition(db, hosted);
  return JSON.stringify(
    {
      task: seedOf(task, now),
      ...(activity && { activity }),
      ...(typeof definition === 'object' && definition !== null && definition),
    },
    null,
    2,
  );
}
