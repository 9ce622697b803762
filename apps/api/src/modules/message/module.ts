import type { Platform } from '../../platform/platform.ts';
import { messageHandlers } from './handlers.ts';
import { defineMessageJobs, type MemberMailer } from './jobs.ts';
import type { LiveDeps } from './live-stream.ts';
import type { ScreenDeps } from './screen-message.ts';

/** The functions of other areas that messages need. */
type MessagePorts = Omit<LiveDeps & ScreenDeps, 'platform'> & { readonly mailing: MemberMailer };

/** Messages to members, notices and live events. Defines the area's jobs. */
export function createMessage(platform: Platform, { mailing, ...ports }: MessagePorts) {
  defineMessageJobs(platform, mailing);
  return { handlers: messageHandlers({ platform, ...ports }) };
}

export { messageConsole } from './operate/console.ts';
export { publishToMember } from './live-stream.ts';
export { editPopup, makePopup, popupSchema, popups, stopPopup } from './make-popup.ts';
export { findPicturesOfNoPopup } from './named-pictures-store.ts';
export { eraseMessages, messageData } from './personal-data-store.ts';
export { popupReach } from './popup-reach.ts';
export { selectPopups } from './popup-store.ts';
export { selectAllNotices, selectKnownNotice } from './notice-store.ts';
export { allNotices, editNotice, noticeSchema, publishNotice, withdrawNotice } from './publish-notice.ts';
export { templates } from './templates/templates.ts';
export { createMessages } from './write-message.ts';
