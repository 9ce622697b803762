import { bindSns, type SnsBindResult } from '@yayan/api-client';
import { pressKey, retryWithFreshKey } from '@yayan/site';
import { encryptField } from '../../../shell/client/encrypt-field.ts';

interface BindByCode {
  bindTicket: string;
  mobile: string;
  code: string;
}

/** Proves a mobile by a code, for the third-party account to be bound. Resolves to the next step. */
export const bindByCode = async ({ bindTicket, mobile, code }: BindByCode): Promise<SnsBindResult> =>
  await retryWithFreshKey(async (freshKey) =>
    bindSns({
      by: 'code',
      bindTicket,
      mobile: await encryptField(mobile, { freshKey }),
      code: await encryptField(code),
    }),
  );

/** Binds the third-party account to the account that the mobile already has. */
export const bindByMerge = async (mergeTicket: string): Promise<SnsBindResult> =>
  await bindSns({ by: 'merge', mergeTicket }, { idempotencyKey: pressKey(mergeTicket) });
