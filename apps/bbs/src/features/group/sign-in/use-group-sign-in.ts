import { useMutation } from '@tanstack/react-query';
import { loginGroup, sendGroupCode } from '@yayan/api-client';
import { retryWithFreshKey } from '@yayan/site';
import { encryptField } from '../../../shell/client/client.ts';

const resendSeconds = 60;

/** Asks for a code for an invited mobile given as 11 digits; answers alike whether it is invited or not. */
export const sendCodeTo = async (
  hash: string,
  mobile: string,
  freshKey: boolean,
): Promise<{ resendAfterSeconds: number }> => {
  await sendGroupCode(hash, { mobile: await encryptField(mobile, { freshKey }) });
  return { resendAfterSeconds: resendSeconds };
};

/** Signs in to one group with mobile and code. */
export const useLoginGroup = (hash: string) =>
  useMutation({
    mutationFn: ({ mobile, code }: { mobile: string; code: string }) =>
      retryWithFreshKey(async (freshKey) =>
        loginGroup(hash, {
          mobile: await encryptField(mobile, { freshKey }),
          code: await encryptField(code),
        }),
      ),
  });
