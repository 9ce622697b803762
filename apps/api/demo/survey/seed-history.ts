import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import { findByTask } from '../../src/modules/task/participation/participations.ts';
import type { TaskDeps } from '../../src/modules/task/task-deps.ts';
import { findTask } from '../../src/modules/task/tasks.ts';
import { savePage } from '../../src/modules/survey/answering/save-page.ts';
import { startParticipation } from '../../src/modules/survey/start/start.ts';
import { submitSurvey } from '../../src/modules/survey/answering/submit.ts';

const historySchema = z.array(
  z.strictObject({
    /** Public id of the task. */
    task: z.string(),
    daysAgo: z.int().min(1),
    /** How long the member took to answer, in seconds. */
    seconds: z.int().min(0),
    pages: z.array(z.strictObject({ page: z.string(), answers: z.record(z.string(), z.unknown()) })).min(1),
  }),
);

type HistoryEntry = z.output<typeof historySchema>[number];

const file = new URL('../../data/task/history.json', import.meta.url);
const dayMs = 86_400_000;

/**
 * Gives a demo member a history: answers to the surveys of data/task/history.json some days ago, by the same rules as
 * for everybody (complete, screened out, too short). Tasks they joined already stay unchanged.
 */
export async function seedHistory(tasks: TaskDeps, memberId: string): Promise<void> {
  for (const past of historySchema.parse(JSON.parse(await readFile(file, 'utf8'))))
    await answer(tasks, memberId, past);
}

async function answer(tasks: TaskDeps, memberId: string, past: HistoryEntry): Promise<void> {
  const { read } = tasks.database;
  const task = await findTask(read, past.task);
  if (task === undefined || (await findByTask(read, memberId, task.id)) !== undefined) return;
  const begun = tasks.clock.now().getTime() - past.daysAgo * dayMs;
  let elapsed = 0;
  const deps: TaskDeps = { ...tasks, clock: { now: () => new Date(begun + elapsed) } };
  const origin = {
    requestId: 'seed',
    address: '192.0.2.1',
    deviceId: `demo-${memberId}`,
    device: 2,
    userAgent: null,
    browser: { id: `demo-${memberId}`, returned: true },
  } as const;
  const { sessionId } = await startParticipation(deps, memberId, origin, {
    taskHashId: past.task,
    consent: task.texts.dataUse.consentRequired,
  });
  for (const [revision, { page, answers }] of past.pages.entries()) {
    elapsed = (past.seconds * 1000 * (revision + 1)) / past.pages.length;
    const posted = { page, answers, revision };
    const saved = await savePage(deps, memberId, sessionId, posted);
    if (saved.outcome === 'ended') return;
  }
  const last = past.pages.at(-1);
  if (last === undefined) return;
  const posted = { ...last, revision: past.pages.length };
  const key = `demo-history-${past.task}`;
  await submitSurvey(deps, memberId, sessionId, posted, { key, hash: key });
}
