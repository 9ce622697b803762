import { bind } from '../../call/bind.ts';
import type { Handlers } from '../../call/call.ts';
import type { Platform } from '../../platform/platform.ts';
import { getAgreement, renewAgreement } from './sessions/agreement.ts';
import type { Identity } from './identity-parts.ts';
import { checkMobile } from './members/mobile.ts';
import { sendAuthCode } from './codes/send-auth-code.ts';
import { getSmsPreferences, setSmsPreference } from './codes/sms-preferences.ts';
import { register, signInByCode } from './account/sign-in.ts';

type IdentityOperation =
  | 'getPublicKey'
  | 'sendAuthCode'
  | 'loginBySms'
  | 'registerBySms'
  | 'getAgreement'
  | 'renewAgreement'
  | 'refreshToken'
  | 'logout'
  | 'getSmsPreferences'
  | 'setSmsPreference';

/** Signing in and out. */
export function identityHandlers(parts: {
  platform: Platform;
  identity: Identity;
}): Pick<Handlers, IdentityOperation> {
  const { platform, identity } = parts;
  const { sessions, fields, proofs } = identity;
  const signIn = { platform, ...identity };
  return {
    ...bind(platform, { getAgreement, renewAgreement, getSmsPreferences, setSmsPreference }),
    getPublicKey: async () => ({
      keyId: fields.current.id,
      publicKey: fields.current.publicKey,
      algorithm: 'RSA-OAEP-256',
      time: platform.clock.now().getTime(),
    }),
    sendAuthCode: async ({ body, origin }) => {
      await proofs.check(origin, body.proof);
      const [mobile] = await fields.open([body.mobile]);
      return await sendAuthCode(signIn, { mobile: checkMobile(mobile), purpose: body.purpose }, origin);
    },
    loginBySms: async ({ body, origin }) => {
      const [mobile, code] = await fields.open([body.mobile, body.code]);
      return await signInByCode(signIn, { mobile: checkMobile(mobile), code }, origin);
    },
    registerBySms: async ({ body, origin }) => await register(signIn, body, origin),
    refreshToken: async ({ body }) => await sessions.refresh(body.refreshToken),
    logout: async ({ caller }) => {
      await platform.database.transaction((tx) => sessions.end(tx, caller.sessionId));
      return null;
    },
  };
}
