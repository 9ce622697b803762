import { setImmediate as nextTurn } from 'node:timers/promises';
import type { GroupCaller } from '../../../../call/caller.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { type GroupEvent, groupTopic, parseGroupEvent } from '../events/group-events.ts';
import { readEventFacts } from './event-store.ts';
import { type CachedPeople, noPeople, readRosters } from './rosters.ts';
import { evaluateEvent } from './visibility.ts';

/** One open page of a person in a group. */
export interface GroupListener {
  onEvent(event: GroupEvent): void;
  /** Events were lost for this page, so it has to fetch everything again. */
  onGap(): void;
}

/** The live events of all groups, for the pages that are open on this server. */
export interface GroupFeed {
  /**
   * Calls the listener with each event that this person may receive from now on, in order. Returns a function that ends
   * it.
   */
  listen(who: Pick<GroupCaller, 'groupId' | 'groupMemberId'>, listener: GroupListener): () => void;
  /** Whether the group may have had events just now. A page that starts to listen would have missed them. */
  hadEvents(groupId: string): boolean;
}

export interface GroupFeedOptions {
  /**
   * How many events of one group may wait for their evaluation (default 200). Beyond that, all pages of the group get a
   * gap.
   */
  capacity?: number;
}

/** How many events of one group, and how many groups, are evaluated together. */
const MOST_EVENTS = 20;
const MOST_GROUPS = 50;
/** Pages that get events in one turn of the event loop, so that other work of the server isn't blocked. */
const SLICE = 500;

type FeedDeps = Pick<Platform, 'database' | 'clock' | 'events' | 'log'>;

/**
 * Evaluates the events of groups once for all of their listeners. Two queries serve the events of many groups, however
 * many pages are open.
 */
export function createGroupFeed(deps: FeedDeps, { capacity = 200 }: GroupFeedOptions = {}): GroupFeed {
  const channels = new Map<string, Channel>();
  /** The channels with waiting events. */
  const waiting = new Set<Channel>();
  let isWorking = false;

  const work = async (): Promise<void> => {
    isWorking = true;
    while (waiting.size > 0) {
      const turn = [...waiting].slice(0, MOST_GROUPS);
      for (const channel of turn) waiting.delete(channel);
      await deliver(deps, turn);
      for (const channel of turn) if (channel.waiting.length > 0) waiting.add(channel);
    }
    isWorking = false;
  };

  const open = (groupId: string): Channel => {
    const channel = openChannel(deps, groupId, capacity, () => {
      waiting.add(channel);
      if (!isWorking) void work();
    });
    channels.set(groupId, channel);
    return channel;
  };

  return {
    hadEvents: (groupId) => deps.events.hadEvents(groupTopic(groupId)),
    listen: ({ groupId, groupMemberId }, listener) => {
      const channel = channels.get(groupId) ?? open(groupId);
      const { pages } = channel;
      const own = pages.get(groupMemberId) ?? new Set();
      pages.set(groupMemberId, own.add(listener));
      return () => {
        own.delete(listener);
        if (own.size === 0 && pages.get(groupMemberId) === own) pages.delete(groupMemberId);
        if (pages.size > 0 || channels.get(groupId) !== channel) return;
        channel.close();
        channels.delete(groupId);
      };
    },
  };
}

/** The listeners of one group on this server. */
interface Channel {
  readonly groupId: string;
  /** The open pages of each person. */
  readonly pages: Map<string, Set<GroupListener>>;
  readonly kept: CachedPeople;
  /** Published events that are not evaluated yet. */
  waiting: unknown[];
  close(): void;
}

function openChannel(
  deps: Pick<FeedDeps, 'events'>,
  groupId: string,
  capacity: number,
  hasEvents: () => void,
): Channel {
  const channel: Channel = {
    groupId,
    pages: new Map(),
    kept: noPeople(),
    waiting: [],
    close: deps.events.subscribe(groupTopic(groupId), (payload) => {
      if (channel.waiting.length < capacity) channel.waiting.push(payload);
      else gap(channel);
      hasEvents();
    }),
  };
  return channel;
}

/** Drops the waiting events of a channel and reports the gap to its pages. */
function gap(channel: Channel): void {
  channel.waiting = [];
  for (const pages of channel.pages.values()) for (const page of pages) page.onGap();
}

/** Sends the longest waiting events of these channels to their pages. */
async function deliver({ database, clock, log }: FeedDeps, turn: readonly Channel[]): Promise<void> {
  const lose = (channel: Channel, err: unknown): void => {
    log.warn({ err, topic: 'group' }, 'events of a group could not be delivered');
    gap(channel);
  };
  const taken: { channel: Channel; event: GroupEvent }[] = [];
  for (const channel of turn) {
    try {
      const events = channel.waiting.splice(0, MOST_EVENTS).map(parseGroupEvent);
      taken.push(...events.map((event) => ({ channel, event })));
    } catch (err) {
      lose(channel, err);
    }
  }
  if (taken.length === 0) return;
  try {
    const now = clock.now();
    const events = taken.map(({ channel: { groupId }, event }) => ({ groupId, event }));
    const kept = new Map(taken.map(({ channel }) => [channel.groupId, channel.kept]));
    const [facts, rosters] = await Promise.all([
      readEventFacts(database.read, events),
      readRosters(database.read, kept, now),
    ]);
    for (const [place, { channel, event }] of taken.entries()) {
      const roster = rosters.get(channel.groupId);
      if (roster) await pushToPages(channel, evaluateEvent(event, facts[place], roster, now));
    }
  } catch (err) {
    for (const channel of new Set(taken.map((it) => it.channel))) lose(channel, err);
  }
}

async function pushToPages(
  { pages }: Channel,
  seenBy: (memberId: string) => GroupEvent | null,
): Promise<void> {
  let notified = 0;
  for (const [memberId, own] of pages) {
    const visible = seenBy(memberId);
    if (visible === null) continue;
    for (const page of own) page.onEvent(visible);
    notified += own.size;
    if (notified < SLICE) continue;
    notified = 0;
    await nextTurn();
  }
}
