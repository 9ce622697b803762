import { refuse } from '../../../errors/api-fault.ts';
import { networkOf } from '../../../platform/network.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { PasswordHashes } from '../../identity/api.ts';
import { normalPassword } from '../../identity/module.ts';
import { selectByName, spendRecoveryCode, type StoredOperator, useStep } from './operator-store.ts';
import { recoveryCodeHash } from './recovery-codes.ts';
import { stepOfCode } from './totp.ts';
import { giveTriesBack, takeTries } from './tries.ts';

export interface Credentials {
  name: string;
  password: string;
  code: string;
  address: string;
}

/**
 * The operator with this name, password and code (rules 14.2 and 14.3). The refusal doesn't say which of the three was
 * wrong. Refuses with OPERATOR_SIGN_IN_WRONG and OPERATOR_TRIES_USED.
 */
export async function checkSignIn(
  platform: Platform,
  hashes: PasswordHashes,
  { name: typed, password, code, address }: Credentials,
): Promise<StoredOperator> {
  const name = typed.trim().toLowerCase();
  await takeTries(platform, name, address);
  const found = await selectByName(platform.database.read, name);
  const operator = found?.closed_at === null ? found : undefined;
  const hash = operator?.password_hash ?? undefined;
  const isRight = await hashes.verify(normalPassword(password), hash, { key: networkOf(address) });
  if (operator === undefined || !isRight || !(await isOwnCode(platform, operator, code)))
    return refuse('OPERATOR_SIGN_IN_WRONG');
  await giveTriesBack(platform, name);
  return operator;
}

/** Whether the code is the authenticator's or a recovery code. Either works once. */
export async function isOwnCode(
  platform: Platform,
  operator: StoredOperator,
  typed: string,
): Promise<boolean> {
  const { database, cipher, clock } = platform;
  const code = typed.trim();
  if (operator.totp_sealed === null) return false;
  if (/^\d{6}$/.test(code)) {
    const step = stepOfCode(cipher.open(operator.totp_sealed), code, clock.now());
    return step !== undefined && (await useStep(database.read, operator.id, step));
  }
  const hash = recoveryCodeHash(platform, operator.id, code);
  return await spendRecoveryCode(database.read, operator.id, hash, clock.now());
}
