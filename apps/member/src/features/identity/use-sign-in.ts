import { useMutation } from '@tanstack/react-query';
import { loginBySms, type LoginResult, registerBySms, type Session } from '@yayan/api-client';
import { withFreshKey } from '@yayan/site';
import { useLocation, useNavigate } from 'react-router';
import { queryClient, session } from '../../shell/client.ts';
import { encryptField } from '../../shell/encrypt-field.ts';
import { agreementVersion } from '../../shell/agreement-version.ts';
import { safeDestination } from './safe-destination.ts';

/** Keeps the session and goes on where the member came from. Nothing of whoever was signed in before is left. */
export const useEnter = (): ((tokens: Session) => Promise<void>) => {
  const navigate = useNavigate();
  const { search } = useLocation();
  return async (tokens) => {
    queryClient.clear();
    session.signIn(tokens);
    const from = new URLSearchParams(search).get('from');
    await navigate(safeDestination(from, globalThis.location.origin), { replace: true });
  };
};

/** Signs in with mobile and code; an unknown mobile resolves to a ticket to register with (decisions §2). */
export const useLogin = () =>
  useMutation({
    mutationFn: ({ mobile, code }: { mobile: string; code: string }): Promise<LoginResult> =>
      withFreshKey(async (freshKey) =>
        loginBySms({
          mobile: await encryptField(mobile, { freshKey }),
          code: await encryptField(code),
        }),
      ),
  });

/** Makes a member of a proven mobile, who has agreed to the texts that hold now. */
export const useRegister = () =>
  useMutation({
    mutationFn: ({ registerTicket, inviteCode }: { registerTicket: string; inviteCode: string }) =>
      registerBySms({
        registerTicket,
        agreementVersion,
        agreed: true,
        ...(inviteCode ? { inviteCode } : {}),
      }),
  });
