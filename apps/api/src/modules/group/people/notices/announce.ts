import { GroupOpenState, SmsKind } from '@yayan/contract';
import { formatShortTime } from '../../../../platform/calendar.ts';
import { settleAll } from '../../../../platform/jobs/settle-all.ts';
import { type Work, workThrough } from '../../../../platform/jobs/work-through.ts';
import type { Platform } from '../../../../platform/platform.ts';
import type { GroupRow } from '../group/group-store.ts';
import { groupState } from '../entry/visit.ts';
import { writeGroup } from '../group/host-store.ts';
import { planOf } from '../group/reward-plan.ts';
import { readRespondents, readUnannounced, type Announcement } from './announce-store.ts';
import { type Notice, type NoticeDeps, type Addressee, notifyPeople } from './notify-people.ts';

/** The parts that announcements need. */
export interface AnnounceDeps extends Pick<Platform, 'database'>, NoticeDeps {}

const AT_ONCE = 100;

/**
 * Notifies respondents that their group opened or closed, by schedule or by a host (rule 6.36). It works in batches, so
 * that thousands of people delay nobody. After an interruption the next run continues; nobody is notified twice. A group that fails doesn't
 * stop the others (rule 6.45).
 */
export async function announce(deps: AnnounceDeps, signal?: AbortSignal): Promise<void> {
  const now = deps.clock.now();
  const due =
    (what: Announcement) =>
    (after: GroupRow | undefined, limit: number): Promise<GroupRow[]> =>
      readUnannounced(deps.database.read, what, { now, after, limit });
  const openings: Work<GroupRow> = {
    read: due('opened'),
    work: async (group) => {
      // No call to a group that has closed meanwhile.
      if (groupState(group, now) === GroupOpenState.Open)
        await notifyAll(deps, group, 'opened', opened(group), signal);
      await markAnnounced(deps, group, { opened_told_at: now });
    },
    limit: AT_ONCE,
    signal,
  };
  const closings: Work<GroupRow> = {
    read: due('closed'),
    work: async (group) => {
      await notifyAll(deps, group, 'closed', closed(group), signal);
      await markAnnounced(deps, group, { closed_told_at: now });
    },
    limit: AT_ONCE,
    signal,
  };
  await settleAll([openings, closings], workThrough<GroupRow>, signal);
}

const opened = ({
  id,
  name,
  task_hash: taskHash,
  closes_at: closesAt,
}: GroupRow): Notice<'groupOpened', Addressee> => ({
  event: 'groupOpened',
  keyOf: () => `group-opened:${id}`,
  dataOf: () => ({ name, taskHash, closesAt }),
  text: { kind: SmsKind.GroupOpening, what: `开放了，${formatShortTime(closesAt)} 结束` },
});

const closed = (group: GroupRow): Notice<'groupClosed', Addressee> => ({
  event: 'groupClosed',
  keyOf: () => `group-closed:${group.id}`,
  dataOf: () => ({ name: group.name, taskHash: group.task_hash, hasPay: planOf(group) !== null }),
});

async function notifyAll<Event extends 'groupOpened' | 'groupClosed'>(
  deps: AnnounceDeps,
  group: GroupRow,
  what: Announcement,
  notice: Notice<Event, Addressee>,
  signal: AbortSignal | undefined,
): Promise<void> {
  let after: string | undefined;
  for (;;) {
    signal?.throwIfAborted();
    const query = { groupId: group.id, after, limit: AT_ONCE, onlyEntered: what === 'closed' };
    const people = await readRespondents(deps.database.read, query);
    await deps.database.transaction((tx) => notifyPeople(tx, deps, group, people, notice));
    if (people.length < AT_ONCE) return;
    after = people.at(-1)?.id;
  }
}

const markAnnounced = async (
  { database }: AnnounceDeps,
  { id }: GroupRow,
  marks: Partial<Pick<GroupRow, 'opened_told_at' | 'closed_told_at'>>,
): Promise<GroupRow> => await database.transaction((tx) => writeGroup(tx, id, marks));
