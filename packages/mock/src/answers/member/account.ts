import type {
  AgreementRequest,
  AvatarRequest,
  CheckPurpose,
  CodeCheckRequest,
  Consignee,
  ConsigneeRequest,
  CheckedRequest,
  EmailCodeRequest,
  NewMobileCodeRequest,
  OwnCodeRequest,
  EmailChangeRequest,
  IdVerification,
  MobileChangeRequest,
  PasswordChangeRequest,
  SignedInDevice,
} from '@yayan/api-client';
import {
  mockChangeAvatar,
  mockChangeConsignees,
  mockChangeEmail,
  mockChangeMobile,
  mockChangePassword,
  mockCheckSmsCode,
  mockExportPersonalData,
  mockGetIdVerification,
  mockListConsignees,
  mockListDevices,
  mockRenewAgreement,
  mockSendCode,
  mockSendEmailCode,
  mockSendNewMobileCode,
  mockSignOutDevice,
  mockSignOutOtherDevices,
  mockSubmitIdVerification,
  refuse,
} from '@yayan/api-client/mocks';
import { takeCheckTicket } from '../../world/identity/check-tickets.ts';
import { perMember } from '../../world/per-member.ts';
import { memberOf } from '../../world/identity/sign-in.ts';
import type { World } from '../../world/world.ts';
import type { Answers } from '../answer-table.ts';
import { jsonOf } from '../json-of.ts';
import { MOBILE, SMS_CODE } from '../identity/sign-in.ts';

const TICKET_MS = 10 * 60_000;
const ADDRESSES = 10;

interface Settings {
  consignees: readonly Consignee[];
  devices: readonly SignedInDevice[];
  verification: IdVerification;
  /** For what a code was sent to the member's own mobile. */
  readonly codes: Set<CheckPurpose>;
}

/** What a member keeps in their account: contacts, password, devices, addresses, the agreement and the real-name check. */
export const accountAnswers = (world: World): Answers => {
  const settingsOf = perMember(world, async (): Promise<Settings> => ({
    consignees: (await world.startOf(mockListConsignees)).items,
    devices: (await world.startOf(mockListDevices)).items,
    verification: await world.startOf(mockGetIdVerification),
    codes: new Set(),
  }));
  const masked = (mobile: string): string => `${mobile.slice(0, 3)}****${mobile.slice(-4)}`;

  return {
    changeAvatar: mockChangeAvatar(async (_example, { request }) => {
      const { key } = await jsonOf<AvatarRequest>(request);
      const member = memberOf(world, request);
      member.avatar = `/api/files/${key}`;
      return { avatar: member.avatar };
    }),

    sendCode: mockSendCode(async (example, { request }) => {
      const { purpose } = await jsonOf<OwnCodeRequest>(request);
      (await settingsOf(request)).codes.add(purpose);
      return example;
    }),

    checkSmsCode: mockCheckSmsCode(async (_example, { request }) => {
      const { purpose, code } = await jsonOf<CodeCheckRequest>(request);
      const opened = await world.fieldKey.open(code);
      if (opened === undefined) return refuse('DECRYPTION_FAILED');
      const { codes } = await settingsOf(request);
      if (codes.size > 0 && !codes.has(purpose)) return refuse('CODE_EXPIRED');
      if (opened !== SMS_CODE) return refuse('CODE_WRONG');
      const checkTicket = world.nextTicket('check');
      world.checkTickets.set(checkTicket, purpose);
      return { checkTicket, expiresAt: world.time(TICKET_MS) };
    }),

    changeEmail: mockChangeEmail(async (_example, { request }) => {
      const { email, code } = await jsonOf<EmailChangeRequest>(request);
      const opened = await world.fieldKey.open(code);
      if (opened === undefined) return refuse('DECRYPTION_FAILED');
      if (opened !== SMS_CODE) return refuse('CODE_WRONG');
      const member = memberOf(world, request);
      member.email = email.replace(/^(.).*@/u, '$1***@');
      return { email: member.email };
    }),

    changeMobile: mockChangeMobile(async (_example, { request }) => {
      const sent = await jsonOf<MobileChangeRequest>(request);
      const [mobile, code] = [await world.fieldKey.open(sent.mobile), await world.fieldKey.open(sent.code)];
      if (mobile === undefined || code === undefined) return refuse('DECRYPTION_FAILED');
      if (code !== SMS_CODE) return refuse('CODE_WRONG');
      if (world.members.has(mobile)) return refuse('MOBILE_TAKEN');
      if (!takeCheckTicket(world, sent.checkTicket, 'changeMobile')) return refuse('CHECK_REQUIRED');
      const member = memberOf(world, request);
      world.members.delete(member.mobile);
      member.mobile = mobile;
      world.members.set(mobile, member);
      return { mobile: masked(mobile), signedOutDevices: 0 };
    }),

    changePassword: mockChangePassword(async (_example, { request }) => {
      const { checkTicket } = await jsonOf<PasswordChangeRequest>(request);
      if (!takeCheckTicket(world, checkTicket, 'changePassword')) return refuse('CHECK_REQUIRED');
      memberOf(world, request).hasPassword = true;
      return { signedOutDevices: 0 };
    }),

    sendNewMobileCode: mockSendNewMobileCode(async (example, { request }) => {
      const { mobile } = await jsonOf<NewMobileCodeRequest>(request);
      const opened = await world.fieldKey.open(mobile);
      if (opened === undefined) return refuse('DECRYPTION_FAILED');
      return MOBILE.test(opened) ? example : refuse('MOBILE_INVALID');
    }),

    sendEmailCode: mockSendEmailCode(async (example, { request }) => {
      const { email } = await jsonOf<EmailCodeRequest>(request);
      return /^\S+@\S+\.\S+$/u.test(email) ? example : refuse('EMAIL_INVALID');
    }),

    renewAgreement: mockRenewAgreement(async (_example, { request }) => {
      const { agreementVersion } = await jsonOf<AgreementRequest>(request);
      if (agreementVersion !== world.agreement) return refuse('AGREEMENT_REQUIRED');
      memberOf(world, request).agreedTo = agreementVersion;
      return { version: agreementVersion, agreedAt: world.time() };
    }),

    exportPersonalData: mockExportPersonalData(async (example, { request }) => {
      const { checkTicket } = await jsonOf<CheckedRequest>(request);
      return takeCheckTicket(world, checkTicket, 'exportData') ? example : refuse('CHECK_REQUIRED');
    }),

    listDevices: mockListDevices(async (_example, { request }) => ({
      items: [...(await settingsOf(request)).devices],
    })),

    signOutDevice: mockSignOutDevice(async (example, { request, params }) => {
      const settings = await settingsOf(request);
      const others = settings.devices.filter(({ id }) => id !== params['id']);
      if (others.length === settings.devices.length) return refuse('NOT_FOUND');
      settings.devices = others;
      return example;
    }),

    signOutOtherDevices: mockSignOutOtherDevices(async (_example, { request }) => {
      const settings = await settingsOf(request);
      const own = settings.devices.filter(({ current }) => current);
      const signedOutDevices = settings.devices.length - own.length;
      settings.devices = own;
      return { signedOutDevices };
    }),

    listConsignees: mockListConsignees(async (_example, { request }) => ({
      items: [...(await settingsOf(request)).consignees],
    })),

    changeConsignees: mockChangeConsignees(async (_example, { request }) => {
      const settings = await settingsOf(request);
      const sent = await jsonOf<ConsigneeRequest>(request);
      const { id = world.nextId() } = sent;
      const known = settings.consignees.find((each) => each.id === id);
      if (sent.id !== undefined && !known) return refuse('NOT_FOUND');
      const others = settings.consignees.filter((each) => each.id !== id);
      if (sent.action === 'remove') {
        settings.consignees = others;
        return { items: [...others] };
      }
      if (others.length >= ADDRESSES) return refuse('ADDRESSES_FULL');
      const opened = sent.mobile === undefined ? undefined : await world.fieldKey.open(sent.mobile);
      if (sent.mobile !== undefined && opened === undefined) return refuse('DECRYPTION_FAILED');
      const { name, regionCode, detail, isDefault } = sent;
      const mobile =
        opened === undefined ? (known?.mobile ?? masked(memberOf(world, request).mobile)) : masked(opened);
      const saved: Consignee = {
        id,
        name,
        mobile,
        regionCode,
        region: known?.region ?? '上海市 黄浦区',
        detail,
        isDefault,
      };
      const rest = isDefault ? others.map((each) => ({ ...each, isDefault: false })) : others;
      settings.consignees = [saved, ...rest];
      return { items: [...settings.consignees] };
    }),

    getIdVerification: mockGetIdVerification(
      async (_example, { request }) => (await settingsOf(request)).verification,
    ),

    submitIdVerification: mockSubmitIdVerification(async (_example, { request }) => {
      const settings = await settingsOf(request);
      const { status } = settings.verification;
      if (status === 1) return refuse('ID_ALREADY_VERIFIED');
      if (status === 0) return refuse('ID_CHECK_WAITING');
      settings.verification = {
        ...settings.verification,
        status: 0,
        reason: null,
        submittedAt: world.time(),
      };
      return settings.verification;
    }),
  };
};
