import type { AuthCodePurpose, DataOf } from '@yayan/contract';
import type { Origin } from '../../../call/call.ts';
import { findByMobile } from '../members/member-store.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { Codes } from './codes.ts';

/**
 * Sends a code for signing in or for a new password. The work and the answer are the same with and without an account
 * (rule 2.6). Only the delivery differs: a mobile without an account gets no code for a new password.
 */
export async function sendAuthCode(
  {
    platform: { database, cipher },
    codes,
  }: { platform: Pick<Platform, 'database' | 'cipher'>; codes: Pick<Codes, 'sendCode'> },
  { mobile, purpose }: { mobile: string; purpose: AuthCodePurpose },
  origin: Origin,
): Promise<DataOf<'sendAuthCode'>> {
  return await database.transaction(async (tx) => {
    const member = await findByMobile(tx, cipher.blindIndex(mobile));
    const given = purpose === 'login' ? {} : { deliver: member !== undefined };
    return await codes.sendCode(tx, { mobile, purpose, origin, ...given });
  });
}
