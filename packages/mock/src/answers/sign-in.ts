import type { AuthCodeRequest, RefreshRequest, RegisterRequest, SmsLoginRequest } from '@yayan/api-client';
import {
  mockGetAgreement,
  mockGetPublicKey,
  mockLoginBySms,
  mockLogout,
  mockRefreshToken,
  mockRegisterBySms,
  mockSendAuthCode,
  refuse,
} from '@yayan/api-client/mocks';
import { jsonOf } from './json-of.ts';
import { endSession, issueTokens } from '../world/sign-in.ts';
import type { World } from '../world/world.ts';
import type { Answers } from './answer-table.ts';

/** The code that every mobile receives. */
export const SMS_CODE = '123456';

const MOBILE = /^1[3-9]\d{9}$/;

/** Signing in and up by SMS, refreshing and ending the session. */
export const signInAnswers = (world: World): Answers => ({
  getPublicKey: mockGetPublicKey(() => world.fieldKey.publicKey()),

  getAgreement: mockGetAgreement((example) => ({ ...example, version: world.agreement })),

  sendAuthCode: mockSendAuthCode(async (example, { request }) => {
    const { mobile } = await jsonOf<AuthCodeRequest>(request);
    const value = await world.fieldKey.open(mobile);
    if (value === undefined) return refuse('DECRYPTION_FAILED');
    return MOBILE.test(value) ? example : refuse('MOBILE_INVALID');
  }),

  loginBySms: mockLoginBySms(async (_example, { request }) => {
    const sent = await jsonOf<SmsLoginRequest>(request);
    const mobile = await world.fieldKey.open(sent.mobile);
    const code = await world.fieldKey.open(sent.code);
    if (mobile === undefined || code === undefined) return refuse('DECRYPTION_FAILED');
    if (!MOBILE.test(mobile)) return refuse('MOBILE_INVALID');
    if (code !== SMS_CODE) return refuse('CODE_WRONG');
    const member = world.members.get(mobile);
    if (member) return { state: 'signedIn', ...issueTokens(world, member, 'member') };
    const registerTicket = world.nextTicket('register');
    world.registering.set(registerTicket, mobile);
    return { state: 'unregistered', registerTicket };
  }),

  registerBySms: mockRegisterBySms(async (_example, { request }) => {
    const { registerTicket, agreementVersion } = await jsonOf<RegisterRequest>(request);
    if (agreementVersion !== world.agreement) return refuse('AGREEMENT_REQUIRED');
    const mobile = world.registering.get(registerTicket);
    if (mobile === undefined) return refuse('REGISTER_TICKET_INVALID');
    world.registering.delete(registerTicket);
    return issueTokens(world, world.members.get(mobile) ?? world.addMember(mobile), 'member');
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
