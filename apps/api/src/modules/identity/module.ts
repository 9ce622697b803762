import type { Platform } from '../../platform/platform.ts';
import { createMessages } from '../message/module.ts';
import { createNotifyOfChange } from './members/account-notifications.ts';
import { createNotificationEmails, writeByMailToo } from './account/email-notifications.ts';
import { accountHandlers } from './account/handlers.ts';
import { identityHandlers } from './handlers.ts';
import { createIdentityParts } from './identity-parts.ts';
import { configuredEmail } from './ports/configured.ts';
import type { IdentityPorts } from './ports/identity-ports.ts';
import { qrHandlers } from './qr/handlers.ts';
import { createQrLogins } from './qr/qr-login.ts';
import { snsHandlers } from './third-party/handlers.ts';
import { createSessions } from './sessions/sessions.ts';
import { createSns } from './third-party/sns.ts';
import { createWechatPages } from './third-party/wechat-pages.ts';

/**
 * Signing up, signing in and out, and a member's sign-in methods. Defines the area's jobs: call it before the jobs
 * start.
 */
export function createIdentity(platform: Platform, ports: IdentityPorts) {
  const identity = createIdentityParts(platform, ports);
  const urgentMessages = writeByMailToo(createMessages(platform), identity.mail);
  const notifyOfChange = createNotifyOfChange(platform.clock, urgentMessages);
  return {
    ...identity,
    /** Writes messages and also mails them at once. */
    urgentMessages,
    handlers: {
      ...identityHandlers({ platform, identity }),
      ...accountHandlers({ platform, ...identity, notifyOfChange }),
      ...qrHandlers(createQrLogins(platform, identity)),
      ...snsHandlers({
        sns: createSns({ platform, ...identity }),
        wechatPages: createWechatPages(platform),
        fields: identity.fields,
      }),
    },
  };
}

/** Sessions, and messages that are mailed too, for acts of the command line. */
export const openSessions = (platform: Platform) => ({
  sessions: createSessions(platform),
  urgentMessages: writeByMailToo(
    createMessages(platform),
    createNotificationEmails(platform, configuredEmail(platform)),
  ),
});

export { textMessagesOfDay } from './codes/sms-count-store.ts';
export { activeMembersSince } from './sessions/active-store.ts';
export { tryInviteCode } from './codes/invite-tries.ts';
export { maskEmail } from './members/email-address.ts';
export { invitingFacts, ownerOfCode } from './account/inviter.ts';
export { countAgreed, listConsents } from './members/consent-store.ts';
export { membersWithEmail } from './members/contact-store.ts';
export { countMembers, countMembersUpTo, memberCodes, selectMembersUpTo } from './members/member-store.ts';
export {
  countListedMembers,
  joinsByTime,
  type ListedMember,
  memberJoined,
  selectListedMembers,
  selectMemberPlaces,
} from './members/member-list-store.ts';
export { mobileOf } from './members/mobile-of.ts';
export { memberRecord, type MemberRecord } from './account/member-record-store.ts';
export { maskedEmail, openMobile } from './account/member-record.ts';
export { selectOwnMobile } from './account/own-mobile-store.ts';
export { memberMobiles, membersOfMobiles, mobileIndexOf, mobilesOf } from './account/mobile-index-store.ts';
export { joinedAt } from './members/member-store.ts';
export { checkMobile, maskMobile } from './members/mobile.ts';
export { holdReadyMember } from './sessions/ready-member-store.ts';
export { replaceMobile } from './account/replace-mobile.ts';
export { eraseIdentity, identityData } from './account/personal-data.ts';
export { DEMO_MEMBERS } from './demo-members.ts';
export type { Press } from './codes/press-store.ts';
export { createOneTimeTokens } from './one-time-token.ts';
export { readMails } from './ports/email-outbox.ts';
export { readMailbox } from './ports/sms-outbox.ts';
export { agreementDue } from './sessions/agreement.ts';
export { blockSessions } from './sessions/session-store.ts';
export { hasSignedInSince, othersUsedDevice } from './sessions/sign-in-history-store.ts';
export { wechatPayee } from './third-party/wechat-payee.ts';
export { createPasswordHashes } from './passwords/password-hashes.ts';
export { checkPassword, normalPassword } from './passwords/password-rules.ts';
export { parseUserAgent } from './sessions/parse-user-agent.ts';
