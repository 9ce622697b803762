import { LegalKind } from '@yayan/api-client';
import { legalKindLabels } from '@yayan/api-client/labels';
import type {
  AuthCodeRequest,
  PasswordLoginRequest,
  PasswordResetRequest,
  RefreshRequest,
  RegisterRequest,
  SmsLoginRequest,
} from '@yayan/api-client';
import {
  mockGetAgreement,
  mockGetLegalText,
  mockGetPublicKey,
  mockLoginByPassword,
  mockLoginBySms,
  mockLogout,
  mockRefreshToken,
  mockRegisterBySms,
  mockResetPassword,
  mockSendAuthCode,
  refuse,
} from '@yayan/api-client/mocks';
import { jsonOf } from '../json-of.ts';
import { inviterOf, rememberInvite } from '../../world/member/invites.ts';
import { endSession, issueTokens } from '../../world/identity/sign-in.ts';
import type { World } from '../../world/world.ts';
import type { Answers } from '../answer-table.ts';

/** The code that every mobile receives. */
export const SMS_CODE = '123456';

/** A mobile number of the mainland. */
export const MOBILE = /^1[3-9]\d{9}$/;

const PASSWORD_LENGTH = 8;

/** The mobile that has received this code, and the member whose it is. */
export const openSignIn = async (world: World, sealedMobile: string, sealedCode: string) => {
  const mobile = await world.fieldKey.open(sealedMobile);
  const code = await world.fieldKey.open(sealedCode);
  if (mobile === undefined || code === undefined) return refuse('DECRYPTION_FAILED');
  if (!MOBILE.test(mobile)) return refuse('MOBILE_INVALID');
  if (code !== SMS_CODE) return refuse('CODE_WRONG');
  return { mobile, member: world.members.get(mobile) };
};

/** Signs in whose mobile has received this code; an unknown mobile gets a ticket to register. */
const enter = async (world: World, sealedMobile: string, sealedCode: string) => {
  const found = await openSignIn(world, sealedMobile, sealedCode);
  if ('refused' in found) return found;
  const { mobile, member } = found;
  if (member) return { state: 'signedIn' as const, ...issueTokens(world, member, 'member') };
  const registerTicket = world.nextTicket('register');
  world.registering.set(registerTicket, mobile);
  return { state: 'unregistered' as const, registerTicket };
};

/** Makes a member of the mobile that a ticket stands for, once they have agreed to the current agreement. */
export const register = async (world: World, request: Request) => {
  const { registerTicket, agreementVersion, inviteCode } = await jsonOf<RegisterRequest>(request);
  if (agreementVersion !== world.agreement) return refuse('AGREEMENT_REQUIRED');
  const mobile = world.registering.get(registerTicket);
  if (mobile === undefined) return refuse('REGISTER_TICKET_INVALID');
  const known = world.members.get(mobile);
  if (inviteCode !== undefined && !(await inviterOf(world, inviteCode, known)))
    return refuse('INVITE_CODE_INVALID');
  world.registering.delete(registerTicket);
  const member = known ?? world.addMember(mobile);
  if (inviteCode !== undefined) await rememberInvite(world, inviteCode, member, 'code');
  return issueTokens(world, member, 'member');
};

/** Signing in and up by SMS or by a password, refreshing and ending the session. */
export const signInAnswers = (world: World): Answers => ({
  getPublicKey: mockGetPublicKey(() => world.fieldKey.publicKey()),

  getLegalText: mockGetLegalText((example, { params }) => {
    const kind = Object.values(LegalKind).find((each) => each === params['kind']);
    const { agreement: version } = world;
    if (kind === undefined) return refuse('NOT_FOUND');
    return {
      ...example,
      kind,
      title: legalKindLabels[kind].zh,
      version,
      changes: [
        { version, what: '内容没有变化。', state: 'current', isKept: true, mustAgree: true },
        ...example.changes.map((change) => ({ ...change, state: 'earlier' as const, isKept: false })),
      ],
      agreement: { version, changes: [{ kind: 'agreement', version, what: '内容没有变化。' }] },
    };
  }),

  getAgreement: mockGetAgreement((example) => ({ ...example, version: world.agreement })),

  sendAuthCode: mockSendAuthCode(async (example, { request }) => {
    const { mobile } = await jsonOf<AuthCodeRequest>(request);
    const value = await world.fieldKey.open(mobile);
    if (value === undefined) return refuse('DECRYPTION_FAILED');
    return MOBILE.test(value) ? example : refuse('MOBILE_INVALID');
  }),

  loginBySms: mockLoginBySms(async (_example, { request }) => {
    const { mobile, code } = await jsonOf<SmsLoginRequest>(request);
    return await enter(world, mobile, code);
  }),

  registerBySms: mockRegisterBySms(async (_example, { request }) => await register(world, request)),

  // Values that aren't encrypted for the mock are the demo member's, so that a test needn't wait for a key pair.
  loginByPassword: mockLoginByPassword(async (example, { request }) => {
    const sent = await jsonOf<PasswordLoginRequest>(request);
    const member = world.members.get((await world.fieldKey.open(sent.mobile)) ?? '');
    if (member?.password === undefined) return example;
    const password = await world.fieldKey.open(sent.password);
    return password === member.password ? issueTokens(world, member, 'member') : refuse('PASSWORD_WRONG');
  }),

  resetPassword: mockResetPassword(async (_example, { request }) => {
    const sent = await jsonOf<PasswordResetRequest>(request);
    const [mobile, code, password] = [
      await world.fieldKey.open(sent.mobile),
      await world.fieldKey.open(sent.code),
      await world.fieldKey.open(sent.password),
    ];
    if (mobile === undefined || code === undefined || password === undefined)
      return refuse('DECRYPTION_FAILED');
    if (!MOBILE.test(mobile)) return refuse('MOBILE_INVALID');
    const member = world.members.get(mobile);
    if (!member || code !== SMS_CODE) return refuse('CODE_WRONG');
    if (password.length < PASSWORD_LENGTH) return refuse('PASSWORD_WEAK');
    member.password = password;
    member.hasPassword = true;
    return { signedOutDevices: 0 };
  }),

  refreshToken: mockRefreshToken(async (_example, { request }) => {
    const { refreshToken } = await jsonOf<RefreshRequest>(request);
    const found = world.refreshTokens.get(refreshToken);
    if (!found) return refuse('UNAUTHORISED');
    // The example's refresh token is the same at every sign-in, so it stays valid.
    if (found.audience !== 'any') world.refreshTokens.delete(refreshToken);
    return issueTokens(world, found.member, found.audience);
  }),

  logout: mockLogout((example, { request }) => {
    endSession(world, request);
    return example;
  }),
});
