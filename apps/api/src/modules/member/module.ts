import type { EncryptedFields } from '../../platform/field-encryption/encrypted-fields.ts';
import type { Platform } from '../../platform/platform.ts';
import { unfinishedAttributes } from './attributes/attribute-attention.ts';
import type { AttributeDeps } from './attributes/attribute-deps.ts';
import { attributeHandlers } from './attributes/attribute-handlers.ts';
import { type MemberDeps, memberHandlers } from './handlers.ts';
import { defineMemberJobs } from './jobs.ts';
import { followBirthday } from './privacy/closing.ts';
import { closingAttention } from './privacy/closing-attention.ts';
import { personalArchive } from './privacy/export-data.ts';
import type { PrivacyDeps } from './privacy/privacy-deps.ts';
import { privacyHandlers } from './privacy/privacy-handlers.ts';
import { failedIdCheck } from './home/id-check-attention.ts';
import { configuredIdChecker } from './real-name/ports/configured-id-checker.ts';

/** What the member area needs from other areas. */
interface MemberPorts
  extends
    Pick<MemberDeps, 'attention' | 'checkedIn' | 'files' | 'levelOf' | 'messages' | 'stepCoins'>,
    Omit<AttributeDeps, 'platform' | 'birthdayGiven'>,
    Omit<PrivacyDeps, 'platform' | 'files'> {
  readonly fields: EncryptedFields;
}

/** A member's own account: profile, home page, addresses, real name, attributes and privacy. Defines the area's jobs. */
export function createMember(platform: Platform, ports: MemberPorts) {
  const idChecker = configuredIdChecker(platform.config);
  const deps = { ...ports, platform, idChecker, birthdayGiven: followBirthday };
  const attention = [...ports.attention, unfinishedAttributes, failedIdCheck, closingAttention];
  defineMemberJobs(deps, deps);
  return {
    handlers: {
      ...memberHandlers({ ...deps, attention }),
      ...attributeHandlers(deps),
      ...privacyHandlers(deps),
    },
    archive: (memberId: string, mark: string) => personalArchive(deps, memberId, mark),
  };
}

export { countConsignees, findConsignee, isAddressText } from './addresses/consignees.ts';
export { attributeField } from './attributes/attribute-form.ts';
export {
  attributeData,
  eraseAttributes,
  memberCities,
  memberCity,
  readAttributes,
} from './attributes/attributes.ts';
export { findMembers, findMembersWith } from './attributes/attribute-store.ts';
export { areFindable, findableAttributes } from './attributes/find-members.ts';
export { isReusable, reusableAnswers } from './attributes/reusable-answers.ts';
export { shareable, shareableAttributes } from './attributes/shareable-attributes.ts';
export { finishNewcomerStep } from './home/newcomer.ts';
export { mayPersonalise } from './privacy/privacy.ts';
export { cardWithVersion, memberCard, memberCards } from './profile/member-card-store.ts';
export { checkOwnNickname } from './profile/nickname.ts';
export { countMembers } from './operate/list-members.ts';
export { memberActs, memberConsole } from './operate/console.ts';
export { memberEvents } from './operate/member-events.ts';
export { newMobile } from './operate/mobile-act.ts';
export { memberMessage } from './operate/message-act.ts';
export { openProfile } from './profile/profile.ts';
export { maskName } from './real-name/id-number.ts';
export { adultStatusOf } from './real-name/id-verification.ts';
