import { type GroupCodeSession, loginGroup, sendGroupCode } from '@yayan/api-client';
import { pressKey, retryWithFreshKey } from '@yayan/site';
import { encryptField } from '../../../shell/client/client.ts';

const resendSeconds = 60;

/** Requests a code for a mobile of 11 digits. The answer doesn't reveal whether the mobile is invited (rule 6.3). */
export const sendCodeTo = async (
  hash: string,
  mobile: string,
  freshKey: boolean,
): Promise<{ resendAfterSeconds: number }> => {
  await sendGroupCode(hash, { mobile: await encryptField(mobile, { freshKey }) });
  return { resendAfterSeconds: resendSeconds };
};

/** Signs in to one group with mobile and code, again with the same code when the answer got lost (rule 2.30). */
export const loginByCode = async (hash: string, mobile: string, code: string): Promise<GroupCodeSession> => {
  const idempotencyKey = pressKey(hash, mobile, code);
  return await retryWithFreshKey(async (freshKey) =>
    loginGroup(
      hash,
      { mobile: await encryptField(mobile, { freshKey }), code: await encryptField(code) },
      { idempotencyKey },
    ),
  );
};
