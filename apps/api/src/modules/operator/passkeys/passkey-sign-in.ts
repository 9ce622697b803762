import type { ConsoleBodyOf } from '@yayan/contract/console';
import { refuse } from '../../../errors/api-fault.ts';
import type { Platform } from '../../../platform/platform.ts';
import { selectById, type StoredOperator } from '../account/operator-store.ts';
import { userIdOf } from './own-passkeys.ts';
import { takeChallenge } from './passkey-challenges.ts';
import { passkeySite } from './passkey-site.ts';
import { selectPasskey, usePasskey } from './passkey-store.ts';
import { readSignature } from './verify-passkey.ts';

/**
 * The operator whose passkey signed (rule 14.53). The device has checked the person, so one passkey is both factors. The
 * refusal, OPERATOR_PASSKEY_WRONG, doesn't say what was wrong.
 */
export async function checkPasskey(
  platform: Platform,
  signed: ConsoleBodyOf<'signInByPasskey'>,
): Promise<StoredOperator> {
  const { database, clock, config, log } = platform;
  const challenge = await takeChallenge(platform, signed.clientDataJSON, null);
  const passkey =
    (await selectPasskey(database.read, signed.credentialId)) ?? refuse('OPERATOR_PASSKEY_WRONG');
  const operator = await selectById(database.read, passkey.operator_id);
  if (operator === undefined || operator.closed_at !== null || signed.userHandle !== userIdOf(operator.id))
    return refuse('OPERATOR_PASSKEY_WRONG');
  const counter = await readSignature(passkeySite(config), passkey, signed, challenge);
  if (counter === undefined || !(await usePasskey(database.read, passkey, { counter, now: clock.now() }))) {
    // A count that went back means that somebody has a copy of the device's key.
    log.warn(
      { event: 'operator.passkey-refused', operator: operator.name, passkey: passkey.id },
      'a passkey was refused',
    );
    return refuse('OPERATOR_PASSKEY_WRONG');
  }
  return operator;
}
