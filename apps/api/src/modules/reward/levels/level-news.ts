import type { Platform } from '../../../platform/platform.ts';
import { settleAll } from '../../../platform/jobs/settle-all.ts';
import { readPassedMarks } from '../../ledger/module.ts';
import type { Messages } from '../../message/api.ts';
import { readNewsUntil, storeNewsUntil } from './level-news-store.ts';
import { levelOf } from './levels.ts';

/** A transaction may commit this much later than the time that it stored. */
const OVERLAP_MS = 10 * 60_000;
const MOST = 5000;

/**
 * Writes a message to each member whose credit has passed a level's mark by anything but a task: a check-in, an
 * invitation, a course, a quiz, an award, a group (rule 4.26). A task's own transaction writes its message. One transfer
 * writes one message, however often this runs.
 */
export async function writeLevelNews(
  { database, clock, messages }: Pick<Platform, 'database' | 'clock'> & { messages: Messages },
  signal?: AbortSignal,
): Promise<void> {
  const at = clock.now();
  const until = await readNewsUntil(database.read);
  const passed = await readPassedMarks(database.read, new Date(until.getTime() - OVERLAP_MS), MOST);
  await settleAll(
    passed,
    ({ memberId, version, credit }) =>
      database.transaction(async (tx) => {
        const key = `level:${version}`;
        await messages.write(tx, {
          memberId,
          event: 'levelReached',
          key,
          data: { level: levelOf(credit).name },
        });
      }),
    signal,
  );
  // A full page may have left some out; the next run reads them.
  if (passed.length < MOST) await storeNewsUntil(database.read, at);
}
