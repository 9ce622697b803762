import { SmsKind } from '@yayan/contract';
import { dayOf, endOfDay, startOfDay } from '../../../../platform/calendar.ts';
import { workThrough } from '../../../../platform/jobs/work-through.ts';
import type { GroupRow } from '../../people/group/group-store.ts';
import type { AnnounceDeps } from '../../people/notices/announce.ts';
import { type Notice, notifyPeople } from '../../people/notices/notify-people.ts';
import {
  type Callee,
  type CallTimes,
  insertCalls,
  markCalled,
  readCallees,
  readCallingGroups,
} from './topic-call-store.ts';

const AT_ONCE = 100;
/** From this time of the day on people are called to what opened on an earlier day. */
const MORNING_MS = 9 * 3_600_000;

/**
 * Calls people to topics that opened, once a day at most (rule 6.55). A call is recorded in the transaction that writes
 * its message, so that after an interruption the next run continues and nobody is called twice.
 */
export async function callToTopics(deps: AnnounceDeps, signal?: AbortSignal): Promise<void> {
  const now = deps.clock.now();
  const times = timesOf(now);
  await workThrough<GroupRow>({
    read: (after, limit) => readCallingGroups(deps.database.read, { now, after, limit }),
    work: async (group) => {
      await callPeople(deps, group, times, signal);
      await markCalled(deps.database.read, group.id, now);
    },
    limit: AT_ONCE,
    signal,
  });
}

function timesOf(now: Date): CallTimes {
  const day = dayOf(now);
  const start = startOfDay(day);
  // Nobody is woken at midnight by what waited for the next day.
  const isMorning = now.getTime() - start.getTime() >= MORNING_MS;
  return { now, day, until: endOfDay(day), since: isMorning ? new Date(0) : start };
}

async function callPeople(
  deps: AnnounceDeps,
  group: GroupRow,
  times: CallTimes,
  signal: AbortSignal | undefined,
): Promise<void> {
  let after: string | undefined;
  for (;;) {
    signal?.throwIfAborted();
    const query = { ...times, groupId: group.id, after, limit: AT_ONCE };
    const callees = await readCallees(deps.database.read, query);
    if (callees.length === 0) return;
    await deps.database.transaction(async (tx) => {
      const called = await insertCalls(tx, { groupId: group.id, day: times.day, callees });
      const people = callees.filter(({ id }) => called.has(id));
      await notifyPeople(tx, deps, group, people, noticeOf(group, times));
    });
    if (callees.length < AT_ONCE) return;
    after = callees.at(-1)?.id;
  }
}

const noticeOf = (
  { id, name, task_hash: taskHash }: GroupRow,
  { day, now }: CallTimes,
): Notice<'groupTopicsOpened', Callee> => ({
  event: 'groupTopicsOpened',
  keyOf: () => `group-topics-opened:${id}:${day}`,
  dataOf: ({ topics }) => ({ name, taskHash, topics, now }),
  text: { kind: SmsKind.GroupOpening, what: '的新话题开放了' },
});
