import { bind } from '../../call/bind.ts';
import type { Handlers } from '../../call/call.ts';
import type { Platform } from '../../platform/platform.ts';
import { type LiveDeps, streamLive } from './live-stream.ts';
import { checkNewMessages, listMessages, readMessages, undoRead } from './messages.ts';
import { getMessagePreferences, setMessagePreference } from './preferences.ts';
import { getScreenMessage, readFlash, type ScreenDeps } from './screen-message.ts';
import { getNotice, listUnreadNotices, readNotices } from './notices.ts';

const rules = {
  checkNewMessages,
  listMessages,
  readMessages,
  undoRead,
  getMessagePreferences,
  setMessagePreference,
  listUnreadNotices,
  readNotices,
  getNotice,
};
const rulesWithPorts = { getScreenMessage, readFlash, streamLive };

/** Messages, notices and live events. */
export const messageHandlers = (
  deps: LiveDeps & ScreenDeps & { platform: Platform },
): Pick<Handlers, keyof typeof rules | keyof typeof rulesWithPorts> => ({
  ...bind(deps.platform, rules),
  ...bind(deps, rulesWithPorts),
});
