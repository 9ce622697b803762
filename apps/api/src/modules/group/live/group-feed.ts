import { setImmediate as nextTurn } from 'node:timers/promises';
import type { GroupCaller } from '../../../http/caller.ts';
import type { Platform } from '../../../platform/platform.ts';
import { type GroupEvent, groupTopic, parseGroupEvent } from './notifications.ts';
import { createVisibility } from './visibility.ts';

/** One open page of somebody in a group. */
export interface GroupListener {
  onEvent(event: GroupEvent): void;
  /** Events were lost for this page: it has to fetch everything again. */
  onGap(): void;
}

/** The live events of all groups, for the pages that are open on this server. */
export interface GroupFeed {
  /** Calls the listener with what this person may hear from now on, in order. Returns how to stop. */
  listen(who: Pick<GroupCaller, 'groupId' | 'groupMemberId'>, listener: GroupListener): () => void;
  /** Whether the group may have had events just now, which a page that starts to listen has missed. */
  hadEvents(groupId: string): boolean;
}

export interface GroupFeedOptions {
  /** Events of one group that may wait for their evaluation (default 200). When there are more, every page gets a gap. */
  capacity?: number;
}

/** Events evaluated together: they share the queries. */
const BATCH = 20;

/**
 * Evaluates each event of a group once for all of its listeners: two or three queries for a batch of events, however many
 * pages are open.
 */
export function createGroupFeed(
  deps: Pick<Platform, 'database' | 'clock' | 'events' | 'log'>,
  { capacity = 200 }: GroupFeedOptions = {},
): GroupFeed {
  const channels = new Map<string, Channel>();
  return {
    hadEvents: (groupId) => deps.events.hadNews(groupTopic(groupId)),
    listen: ({ groupId, groupMemberId }, listener) => {
      const channel = channels.get(groupId) ?? openChannel(deps, groupId, capacity);
      channels.set(groupId, channel);
      const leave = channel.add(groupMemberId, listener);
      return () => {
        leave();
        if (!channel.isEmpty()) return;
        channel.close();
        if (channels.get(groupId) === channel) channels.delete(groupId);
      };
    },
  };
}

/** The listeners of one group on this server. */
interface Channel {
  add(groupMemberId: string, listener: GroupListener): () => void;
  isEmpty(): boolean;
  close(): void;
}

function openChannel(
  deps: Pick<Platform, 'database' | 'clock' | 'events' | 'log'>,
  groupId: string,
  capacity: number,
): Channel {
  const listeners = new Map<string, Set<GroupListener>>();
  let waiting: unknown[] = [];
  let isWorking = false;

  const gap = (): void => {
    for (const pages of listeners.values()) for (const page of pages) page.onGap();
  };

  const deliver = async (payloads: readonly unknown[]): Promise<void> => {
    const events = payloads.map(parseGroupEvent);
    const seenBy = await createVisibility(deps, { groupId, events, memberIds: [...listeners.keys()] });
    for (const event of events) {
      for (const [memberId, pages] of listeners) {
        const visible = seenBy(event, memberId);
        if (visible !== null) for (const page of pages) page.onEvent(visible);
      }
      // Thousands of pages take a while: other work of the server goes between two events.
      await nextTurn();
    }
  };

  const work = async (): Promise<void> => {
    isWorking = true;
    while (waiting.length > 0) {
      try {
        await deliver(waiting.splice(0, BATCH));
      } catch (err) {
        deps.log.warn({ err, topic: 'group' }, 'events of a group could not be delivered');
        gap();
      }
    }
    isWorking = false;
  };

  const close = deps.events.subscribe(groupTopic(groupId), (payload) => {
    if (waiting.length >= capacity) {
      waiting = [];
      gap();
      return;
    }
    waiting.push(payload);
    if (!isWorking) void work();
  });

  return {
    add: (groupMemberId, listener) => {
      const pages = listeners.get(groupMemberId) ?? new Set();
      listeners.set(groupMemberId, pages.add(listener));
      return () => {
        pages.delete(listener);
        if (pages.size === 0 && listeners.get(groupMemberId) === pages) listeners.delete(groupMemberId);
      };
    },
    isEmpty: () => listeners.size === 0,
    close: () => {
      waiting = [];
      close();
    },
  };
}
