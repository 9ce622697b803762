import type { Platform } from '../../../platform/platform.ts';
import { workThrough } from '../../../platform/jobs/work-through.ts';
import type { PassedMark } from '../../ledger/api.ts';
import { readPassedMarks } from '../../ledger/module.ts';
import type { Messages } from '../../message/api.ts';
import { readLevelMarks } from '../../rule/module.ts';
import { readNewsUntil, storeNewsUntil } from './level-news-store.ts';
import { levelOf, levelsFrom } from './levels.ts';

/** A transaction may commit this much later than the time that it stored. */
const OVERLAP_MS = 10 * 60_000;

/**
 * Writes a message to each member whose credit has passed a level's mark by anything but a task: a check-in, an
 * invitation, a course, a quiz, an award, a group (rule 4.26). A task's own transaction writes its message. One transfer
 * writes one message, however often this runs. Nobody is written to because the marks moved (rule 4.32).
 */
export async function writeLevelNews(
  { database, clock, messages }: Pick<Platform, 'database' | 'clock'> & { messages: Messages },
  signal?: AbortSignal,
): Promise<void> {
  const at = clock.now();
  const until = await readNewsUntil(database.read);
  const since = new Date(until.getTime() - OVERLAP_MS);
  const marks = await readLevelMarks(database.read);
  const times = [since, ...marks.changes.filter((time) => time > since && time <= at)];
  await workThrough<PassedMark>({
    read: async (after, limit) =>
      await readPassedMarks(database.read, { since, marks: times.flatMap(marks.at), after }, limit),
    work: async ({ memberId, version, at: passedAt, before, after }) => {
      const levels = levelsFrom(marks.at(passedAt));
      const [was, now] = [levelOf(levels, before), levelOf(levels, after)];
      if (now.rank <= was.rank) return;
      await database.transaction(
        async (tx) =>
          await messages.write(tx, {
            memberId,
            event: 'levelReached',
            key: `level:${version}`,
            data: { level: now.name },
          }),
      );
    },
    signal,
  });
  await storeNewsUntil(database.read, at);
}
