import { useMutation } from '@tanstack/react-query';
import { type AuthCodePurpose, sendAuthCode } from '@yayan/api-client';
import { withFreshKey } from '@yayan/site';
import { encryptField } from '../../shell/encrypt-field.ts';

/** Sends a code to a mobile given as 11 digits; resolves to the seconds until another may be asked for. */
export const useSendCode = (purpose: AuthCodePurpose) =>
  useMutation({
    mutationFn: async (mobile: string): Promise<number> => {
      const sent = await withFreshKey(async (freshKey) =>
        sendAuthCode({ mobile: await encryptField(mobile, { freshKey }), purpose }),
      );
      return sent.resendAfterSeconds;
    },
  });
