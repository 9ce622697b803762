import type { ConsoleBodyOf, ConsoleDataOf } from '@yayan/contract/console';
import type { OperatorCaller } from '../../../call/operator/operator-caller.ts';
import { refuse } from '../../../errors/api-fault.ts';
import { lockObject } from '../../../platform/audit/act-store.ts';
import { recordAct } from '../../../platform/audit/operator-acts.ts';
import type { Platform } from '../../../platform/platform.ts';
import { isOwnCode } from '../account/check-sign-in.ts';
import { selectById } from '../account/operator-store.ts';
import { giveTriesBack, takeTries } from '../account/tries.ts';
import { makeChallenge, takeChallenge } from './passkey-challenges.ts';
import { passkeySite } from './passkey-site.ts';
import {
  deletePasskey,
  insertPasskey,
  selectPasskeys,
  type StoredPasskey,
  writePasskeyName,
} from './passkey-store.ts';
import { ALGORITHMS, readNewPasskey } from './verify-passkey.ts';

const MOST_PASSKEYS = 10;

/** Who makes a call about the own passkeys. */
interface Owner {
  operator: OperatorCaller;
  address: string;
}

const viewOf = (
  passkey: Omit<StoredPasskey, 'used_at'> & Partial<StoredPasskey>,
): ConsoleDataOf<'addOperatorPasskey'> => ({
  id: passkey.id,
  name: passkey.name,
  isBackedUp: passkey.is_backed_up,
  madeAt: passkey.made_at.toISOString(),
  usedAt: passkey.used_at?.toISOString() ?? null,
});

/** The name by which a device knows the account: the id in bytes. */
export const userIdOf = (operatorId: string): string => Buffer.from(operatorId).toString('base64url');

/** The own passkeys. */
export const listPasskeys = async (
  { database }: Platform,
  { operatorId }: OperatorCaller,
): Promise<ConsoleDataOf<'listOperatorPasskeys'>> => ({
  items: (await selectPasskeys(database.read, operatorId)).map(viewOf),
});

/**
 * Starts adding a passkey, with a code of the authenticator or a recovery code (rule 14.52): a session that somebody left open
 * isn't enough. Refuses with OPERATOR_CODE_WRONG, OPERATOR_TRIES_USED and OPERATOR_PASSKEYS_FULL.
 */
export async function startPasskey(
  platform: Platform,
  { operator: { operatorId, name, sessionId }, address }: Owner,
  code: string,
): Promise<ConsoleDataOf<'startOperatorPasskey'>> {
  const { read } = platform.database;
  const known = await selectPasskeys(read, operatorId);
  if (known.length >= MOST_PASSKEYS) refuse('OPERATOR_PASSKEYS_FULL');
  await takeTries(platform, name, address);
  const operator = await selectById(read, operatorId);
  if (operator === undefined || !(await isOwnCode(platform, operator, code))) refuse('OPERATOR_CODE_WRONG');
  await giveTriesBack(platform, name);
  return {
    challenge: await makeChallenge(platform, sessionId),
    rpId: passkeySite(platform.config).rpId,
    userId: userIdOf(operatorId),
    userName: name,
    algorithms: [...ALGORITHMS],
    known: known.map(({ credential_id: id }) => id),
  };
}

/** Adds the passkey that a browser made. Refuses with OPERATOR_PASSKEY_WRONG and OPERATOR_PASSKEYS_FULL. */
export async function addPasskey(
  platform: Platform,
  { operator: { operatorId, name: by, sessionId }, address }: Owner,
  { name: given, ...made }: ConsoleBodyOf<'addOperatorPasskey'>,
): Promise<ConsoleDataOf<'addOperatorPasskey'>> {
  const name = given.trim() || refuse('FIELD_WRONG', { field: 'name' });
  const challenge = await takeChallenge(platform, made.clientDataJSON, sessionId);
  const site = passkeySite(platform.config);
  const read = (await readNewPasskey(site, made, challenge)) ?? refuse('OPERATOR_PASSKEY_WRONG');
  const passkey = {
    id: platform.random.uuid(),
    operator_id: operatorId,
    credential_id: read.credentialId,
    public_key: read.publicKey,
    counter: read.counter,
    name,
    is_backed_up: read.isBackedUp,
    made_at: platform.clock.now(),
  };
  await platform.database.transaction(async (tx) => {
    await lockObject(tx, `passkeys of ${operatorId}`);
    if ((await selectPasskeys(tx, operatorId)).length >= MOST_PASSKEYS) refuse('OPERATOR_PASSKEYS_FULL');
    if (!(await insertPasskey(tx, passkey))) refuse('OPERATOR_PASSKEY_WRONG');
    const act = {
      act: 'operator passkey',
      kind: 'operator',
      subject: by,
      before: null,
      after: { passkey: name },
    };
    await recordAct(tx, platform, { operator: by, operatorId, address, ...act });
  });
  return viewOf(passkey);
}

/** Renames an own passkey. Refuses with NOT_FOUND. */
export async function renamePasskey(
  platform: Platform,
  { operator: { operatorId, name: by }, address }: Owner,
  { id, name: given }: { id: string; name: string },
): Promise<ConsoleDataOf<'renameOperatorPasskey'>> {
  const name = given.trim() || refuse('FIELD_WRONG', { field: 'name' });
  const passkey = await platform.database.transaction(async (tx) => {
    await lockObject(tx, `passkeys of ${operatorId}`);
    const before = (await selectPasskeys(tx, operatorId)).find((each) => each.id === id);
    const after = (await writePasskeyName(tx, { id, operatorId, name })) ?? refuse('NOT_FOUND');
    if (before?.name === name) return after;
    const act = {
      act: 'operator rename-passkey',
      kind: 'operator',
      subject: by,
      before: { passkey: before?.name ?? '' },
      after: { passkey: name },
    };
    await recordAct(tx, platform, { operator: by, operatorId, address, ...act });
    return after;
  });
  return viewOf(passkey);
}

/** Removes an own passkey. Refuses with NOT_FOUND. */
export async function removePasskey(
  platform: Platform,
  { operator: { operatorId, name: by }, address }: Owner,
  id: string,
): Promise<null> {
  await platform.database.transaction(async (tx) => {
    const name = (await deletePasskey(tx, { id, operatorId })) ?? refuse('NOT_FOUND');
    const act = {
      act: 'operator end-passkey',
      kind: 'operator',
      subject: by,
      before: { passkey: name },
      after: null,
    };
    await recordAct(tx, platform, { operator: by, operatorId, address, ...act });
  });
  return null;
}
