import type { Handlers } from '../../http/call.ts';
import type { Platform } from '../../platform/platform.ts';
import { type LiveDeps, streamLive } from './live-stream.ts';
import { checkNewMessages, listMessages, readMessages } from './messages.ts';
import { getNotice, listNotices, readNotices } from './notices.ts';

type Handled =
  | 'checkNewMessages'
  | 'listMessages'
  | 'readMessages'
  | 'listUnreadNotices'
  | 'readNotices'
  | 'getNotice'
  | 'streamLive';

/** Messages, notices and live news. */
export function messageHandlers(parts: LiveDeps & { platform: Platform }): Pick<Handlers, Handled> {
  const { platform } = parts;
  return {
    checkNewMessages: async ({ caller }) => await checkNewMessages(platform, caller.memberId),
    listMessages: async ({ caller, query }) => await listMessages(platform, caller.memberId, query),
    readMessages: async ({ caller, body }) => await readMessages(platform, caller.memberId, body),
    listUnreadNotices: async ({ caller, query }) => await listNotices(platform, caller.memberId, query),
    readNotices: async ({ caller, body }) => await readNotices(platform, caller.memberId, body),
    getNotice: async ({ caller, params }) => await getNotice(platform, caller.memberId, params.id),
    streamLive: async ({ caller, query, lastEventId, signal }) =>
      await streamLive(parts, { caller, topics: query.topics, lastEventId, signal }),
  };
}
