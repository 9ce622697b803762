import { useMutation } from '@tanstack/react-query';
import {
  getAgreement,
  loginByPassword,
  loginBySms,
  type LoginResult,
  registerBySms,
  registerSns,
  type Session,
} from '@yayan/api-client';
import { retryWithFreshKey } from '@yayan/site';
import { useLocation, useNavigate } from 'react-router';
import { encryptField } from '../../shell/client/encrypt-field.ts';
import { signInMember } from '../../shell/session/sign-in-member.ts';
import { safeDestination } from '../../shell/session/safe-destination.ts';

/** Stores the session, clears the data of the previous member, and opens `from`, by default `?from=` of this page. */
export const useEnter = (): ((tokens: Session, from?: string | null) => Promise<void>) => {
  const navigate = useNavigate();
  const { search } = useLocation();
  return async (tokens, from = new URLSearchParams(search).get('from')) => {
    await signInMember(tokens);
    await navigate(safeDestination(from, globalThis.location.origin), { replace: true });
  };
};

/** Signs in with mobile and code; an unknown mobile resolves to a ticket to register with (rule 2.2). */
export const useLogin = () =>
  useMutation({
    mutationFn: ({ mobile, code }: { mobile: string; code: string }): Promise<LoginResult> =>
      retryWithFreshKey(async (freshKey) =>
        loginBySms({
          mobile: await encryptField(mobile, { freshKey }),
          code: await encryptField(code),
        }),
      ),
  });

/** Signs in with mobile and password. */
export const usePasswordLogin = () =>
  useMutation({
    mutationFn: ({ mobile, password }: { mobile: string; password: string }): Promise<Session> =>
      retryWithFreshKey(async (freshKey) =>
        loginByPassword({
          mobile: await encryptField(mobile, { freshKey }),
          password: await encryptField(password),
        }),
      ),
  });

/** What a register ticket proves: `sms` a mobile, `sns` a mobile and a third-party account. */
export type RegisterBy = 'sms' | 'sns';

interface Registration {
  registerTicket: string;
  inviteCode: string;
  /** What the visitor agreed to; undefined if it wasn't loaded yet. */
  version: string | undefined;
}

/** Registers a proven mobile as a member, with consent to the current texts (rule 2.3). */
export const useRegister = (by: RegisterBy) =>
  useMutation({
    mutationFn: async ({ registerTicket, inviteCode, version }: Registration) =>
      await (by === 'sns' ? registerSns : registerBySms)({
        registerTicket,
        agreementVersion: version ?? (await getAgreement()).version,
        agreed: true,
        ...(inviteCode ? { inviteCode } : {}),
      }),
  });
