import type { Handlers } from '../../call/call.ts';
import type { Platform } from '../../platform/platform.ts';
import { type LiveDeps, streamLive } from './live-stream.ts';
import { checkNewMessages, listMessages, readMessages, undoRead } from './messages.ts';
import { messagePreferences, setPreference } from './preferences.ts';
import { readFlash, screenMessage, type ScreenDeps } from './screen-message.ts';
import { getNotice, listNotices, readNotices } from './notices.ts';

type MessageOperation =
  | 'checkNewMessages'
  | 'getScreenMessage'
  | 'readFlash'
  | 'undoRead'
  | 'getMessagePreferences'
  | 'setMessagePreference'
  | 'listMessages'
  | 'readMessages'
  | 'listUnreadNotices'
  | 'readNotices'
  | 'getNotice'
  | 'streamLive';

/** Messages, notices and live events. */
export function messageHandlers(
  parts: LiveDeps & ScreenDeps & { platform: Platform },
): Pick<Handlers, MessageOperation> {
  const { platform } = parts;
  return {
    checkNewMessages: async ({ caller }) => await checkNewMessages(platform, caller.memberId),
    getScreenMessage: async ({ caller }) => await screenMessage(parts, caller),
    readFlash: async ({ caller, body }) => await readFlash(platform, caller.memberId, body),
    listMessages: async ({ caller, query }) => await listMessages(platform, caller.memberId, query),
    readMessages: async ({ caller, body }) => await readMessages(platform, caller.memberId, body),
    undoRead: async ({ caller, body }) => await undoRead(platform, caller.memberId, body),
    getMessagePreferences: async ({ caller }) =>
      await messagePreferences(platform.database.read, caller.memberId),
    setMessagePreference: async ({ caller, body }) => await setPreference(platform, caller.memberId, body),
    listUnreadNotices: async ({ caller, query }) => await listNotices(platform, caller.memberId, query),
    readNotices: async ({ caller, body }) => await readNotices(platform, caller.memberId, body),
    getNotice: async ({ caller, params }) => await getNotice(platform, caller.memberId, params.id),
    streamLive: async ({ caller, query, lastEventId, signal }) =>
      await streamLive(parts, { caller, topics: query.topics, lastEventId, signal }),
  };
}
