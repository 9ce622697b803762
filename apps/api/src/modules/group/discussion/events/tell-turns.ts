import { GroupLiveKind } from '@yayan/contract';
import { settleAll } from '../../../../platform/jobs/settle-all.ts';
import type { GroupDeps } from '../../people/deps.ts';
import { notifyGroup } from './group-events.ts';
import { readTurns, type Turn } from './turn-store.ts';

const MINUTE_MS = 60_000;

const kindOf = ({ sectionId, opens }: Turn): GroupLiveKind => {
  if (sectionId === null) return opens ? GroupLiveKind.TopicOpened : GroupLiveKind.TopicClosed;
  return opens ? GroupLiveKind.SectionOpened : GroupLiveKind.SectionClosed;
};

/**
 * Tells the open pages of groups which topics and sections opened or closed by their schedule in the minute before this
 * one (rule 6.14). A run in each minute tells every turn once. A lost run costs only that pages see it when they look again.
 */
export async function tellTurns(
  deps: Pick<GroupDeps, 'database' | 'clock' | 'events'>,
  signal?: AbortSignal,
): Promise<void> {
  const until = Math.floor(deps.clock.now().getTime() / MINUTE_MS) * MINUTE_MS;
  const turns = await readTurns(deps.database.read, {
    since: new Date(until - MINUTE_MS),
    until: new Date(until),
  });
  const groups = [...Map.groupBy(turns, ({ groupId }) => groupId)];
  // A group that fails doesn't stop the others (rule 6.45).
  await settleAll(
    groups,
    async ([groupId, its]) =>
      await deps.database.transaction(async (tx) => {
        for (const turn of its) {
          const { topicId, sectionId } = turn;
          await notifyGroup(deps, tx, groupId, { kind: kindOf(turn), topicId, sectionId }, new Date(until));
        }
      }),
    signal,
  );
}
