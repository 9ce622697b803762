import type { Handlers } from '../../../call/call.ts';
import { refuse } from '../../../errors/api-fault.ts';
import {
  changeEmail,
  changeMobile,
  checkOwnCode,
  sendEmailCode,
  sendNewMobileCode,
  sendOwnCode,
  type ContactDeps,
} from './contacts.ts';
import { checkEmail } from '../members/email-address.ts';
import type { EncryptedFields } from '../../../platform/field-encryption/encrypted-fields.ts';
import { checkMobile } from '../members/mobile.ts';
import {
  changePassword,
  resetPassword,
  signInByPassword,
  type PasswordDeps,
} from '../passwords/passwords.ts';
import type { SendProofs } from '../codes/send-proofs.ts';
import type { OpenSession } from '../sessions/sessions.ts';

type AccountOperation =
  | 'loginByPassword'
  | 'resetPassword'
  | 'changePassword'
  | 'sendCode'
  | 'checkSmsCode'
  | 'sendNewMobileCode'
  | 'changeMobile'
  | 'sendEmailCode'
  | 'changeEmail'
  | 'listDevices'
  | 'signOutDevice'
  | 'signOutOtherDevices';

/** Passwords, changes of mobile and mail address, and the devices of a member. */
export function accountHandlers(
  parts: PasswordDeps & ContactDeps & { fields: EncryptedFields; proofs: SendProofs },
): Pick<Handlers, AccountOperation> {
  return { ...passwordHandlers(parts), ...contactHandlers(parts), ...deviceHandlers(parts) };
}

function passwordHandlers(
  parts: PasswordDeps & { fields: EncryptedFields },
): Pick<Handlers, 'loginByPassword' | 'resetPassword' | 'changePassword'> {
  const { fields } = parts;
  return {
    loginByPassword: async ({ body, origin }) => {
      const [mobile, password] = await fields.open([body.mobile, body.password]);
      return await signInByPassword(parts, { mobile, password }, origin);
    },
    resetPassword: async ({ body, origin }) => {
      const [mobile, code, password] = await fields.open([body.mobile, body.code, body.password]);
      return await resetPassword(parts, { mobile: checkMobile(mobile), code, password }, origin);
    },
    changePassword: async ({ body, caller }) => {
      const [password] = await fields.open([body.password]);
      return await changePassword(parts, { checkTicket: body.checkTicket, password }, caller);
    },
  };
}

function contactHandlers(
  parts: ContactDeps & { fields: EncryptedFields; proofs: SendProofs },
): Pick<
  Handlers,
  'sendCode' | 'checkSmsCode' | 'sendNewMobileCode' | 'changeMobile' | 'sendEmailCode' | 'changeEmail'
> {
  const { fields, proofs } = parts;
  return {
    sendCode: async ({ body, caller, origin }) => {
      await proofs.check(origin, body.proof);
      return await sendOwnCode(parts, body.purpose, caller, origin);
    },
    checkSmsCode: async ({ body, caller }) => {
      const [code] = await fields.open([body.code]);
      return await checkOwnCode(parts, { purpose: body.purpose, code }, caller);
    },
    sendNewMobileCode: async ({ body, caller, origin }) => {
      await proofs.check(origin, body.proof);
      const [mobile] = await fields.open([body.mobile]);
      return await sendNewMobileCode(parts, checkMobile(mobile), caller, origin);
    },
    changeMobile: async ({ body, caller }) => {
      const [mobile, code] = await fields.open([body.mobile, body.code]);
      const given = { checkTicket: body.checkTicket, mobile: checkMobile(mobile), code };
      return await changeMobile(parts, given, caller);
    },
    sendEmailCode: async ({ body, caller, origin }) => {
      const email = checkEmail(body.email);
      await proofs.check(origin, body.proof);
      return await sendEmailCode(parts, email, caller, origin);
    },
    changeEmail: async ({ body, caller }) => {
      const email = checkEmail(body.email);
      const [code] = await fields.open([body.code]);
      return await changeEmail(parts, { email, code }, caller);
    },
  };
}

function deviceHandlers({
  platform: { database },
  sessions,
}: Pick<PasswordDeps, 'platform' | 'sessions'>): Pick<
  Handlers,
  'listDevices' | 'signOutDevice' | 'signOutOtherDevices'
> {
  return {
    listDevices: async ({ caller }) => {
      const open = (await sessions.list(caller.memberId)).map((one) => viewDevice(one, caller.sessionId));
      return { items: open.toSorted((one, other) => Number(other.current) - Number(one.current)) };
    },
    signOutDevice: async ({ params, caller: { memberId } }) => {
      const ended = await database.transaction((tx) => sessions.endOne(tx, { memberId, id: params.id }));
      return ended ? null : refuse('NOT_FOUND');
    },
    signOutOtherDevices: async ({ caller: { memberId, sessionId } }) => {
      const others = { memberId, except: sessionId };
      return { signedOutDevices: await database.transaction((tx) => sessions.endAll(tx, others)) };
    },
  };
}

function viewDevice({ id, device, browser, system, network, ...times }: OpenSession, own: string) {
  return {
    id,
    current: id === own,
    device: device === 1 ? (1 as const) : device === 3 ? (3 as const) : (2 as const),
    browser,
    system,
    network,
    signedInAt: times.signedInAt.toISOString(),
    lastUsedAt: times.lastUsedAt.toISOString(),
  };
}
