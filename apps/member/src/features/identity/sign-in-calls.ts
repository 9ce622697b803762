import {
  getAgreement,
  loginByPassword,
  loginBySms,
  type LoginResult,
  registerBySms,
  registerSns,
  type Session,
} from '@yayan/api-client';
import { pressKey, retryWithFreshKey } from '@yayan/site';
import { encryptField } from '../../shell/client/encrypt-field.ts';

/**
 * Signs in with mobile and code; an unknown mobile resolves to a ticket to register with (rule 2.2). Pressed again
 * after a lost answer, it signs in with the same code (rule 2.30).
 */
export const loginByCode = async (mobile: string, code: string): Promise<LoginResult> => {
  const idempotencyKey = pressKey('login', mobile, code);
  return await retryWithFreshKey(async (freshKey) =>
    loginBySms(
      { mobile: await encryptField(mobile, { freshKey }), code: await encryptField(code) },
      { idempotencyKey },
    ),
  );
};

/** Signs in with mobile and password. */
export const loginWithPassword = async (mobile: string, password: string): Promise<Session> =>
  await retryWithFreshKey(async (freshKey) =>
    loginByPassword({
      mobile: await encryptField(mobile, { freshKey }),
      password: await encryptField(password),
    }),
  );

/** What a register ticket proves: `sms` a mobile, `sns` a mobile and a third-party account. */
export type RegisterBy = 'sms' | 'sns';

interface Registration {
  registerTicket: string;
  inviteCode: string;
  /** What the visitor agreed to; undefined if it wasn't loaded yet. */
  version: string | undefined;
}

/** Registers a proven mobile as a member, with consent to the current texts (rule 2.3). */
export const register = async (
  by: RegisterBy,
  { registerTicket, inviteCode, version }: Registration,
): Promise<Session> =>
  await (by === 'sns' ? registerSns : registerBySms)(
    {
      registerTicket,
      agreementVersion: version ?? (await getAgreement()).version,
      agreed: true,
      ...(inviteCode ? { inviteCode } : {}),
    },
    { idempotencyKey: pressKey(registerTicket) },
  );
