import type { OperatorRole } from '@yayan/contract/console';
import { refuse } from '../../../errors/api-fault.ts';
import { networkOf } from '../../../platform/network.ts';
import type { Platform } from '../../../platform/platform.ts';
import { recordAct } from '../../../platform/audit/operator-acts.ts';
import type { Tx } from '../../../platform/database/tx.ts';
import { checkPassword, createOneTimeTokens } from '../../identity/module.ts';
import type { PasswordHashes } from '../../identity/api.ts';
import { deleteDevicesOf } from '../devices/device-store.ts';
import { endSessionsOf } from '../sessions/session-store.ts';
import {
  deletePasskeysOf,
  insertLink,
  replaceRecoveryCodes,
  selectById,
  selectLink,
  spendLink,
  type StoredOperator,
  writeFactors,
  writeLinkRight,
} from './operator-store.ts';
import { newRecoveryCodes, recoveryCodeHash } from './recovery-codes.ts';
import { newTotpSecret, stepOfCode, totpUri } from './totp.ts';
import { giveTriesBack, takeTries } from './tries.ts';

const LINK_HOURS = 24;
const TOKEN_BYTES = 32;

type Parts = Pick<Platform, 'clock' | 'random' | 'cipher' | 'keys'>;

const tokensOf = (platform: Parts) => createOneTimeTokens(platform, 'operator link', TOKEN_BYTES);

/** Where a one-time link leads. The token is behind the #, which browsers send to no server. */
export const setupUrl = ({ config }: Pick<Platform, 'config'>, token: string): string =>
  `${config.sites.console}/setup#${token}`;

/**
 * Makes a link with which an operator sets password and second factor, once within 24 hours (rule 14.1). Returns its
 * token, which is stored nowhere.
 */
export async function makeLink(
  tx: Tx,
  platform: Parts,
  operatorId: string,
): Promise<{ token: string; endsAt: Date }> {
  const tokens = tokensOf(platform);
  const token = tokens.make();
  const now = platform.clock.now();
  const endsAt = new Date(now.getTime() + LINK_HOURS * 3_600_000);
  await insertLink(tx, {
    token_hash: tokens.hash(token),
    operator_id: operatorId,
    totp_sealed: platform.cipher.seal(newTotpSecret(platform.random)),
    made_at: now,
    ends_at: endsAt,
  });
  return { token, endsAt };
}

interface OpenLink {
  operator: StoredOperator;
  tokenHash: string;
  secret: string;
}

async function openLink(platform: Platform, token: string): Promise<OpenLink> {
  const tokenHash = tokensOf(platform).hash(token);
  const { read } = platform.database;
  const link = await selectLink(read, tokenHash, platform.clock.now());
  const operator = link && (await selectById(read, link.operator_id));
  if (link === undefined || operator === undefined || operator.closed_at !== null)
    return refuse('OPERATOR_LINK_INVALID');
  return { operator, tokenHash, secret: platform.cipher.open(link.totp_sealed) };
}

/** The account of a one-time link, and the second factor that it sets up. Refuses with OPERATOR_LINK_INVALID. */
export async function readSetup(
  platform: Platform,
  token: string,
): Promise<{ name: string; roles: OperatorRole[]; secret: string; uri: string }> {
  const { operator, secret } = await openLink(platform, token);
  return { name: operator.name, roles: operator.roles, secret, uri: totpUri(secret, operator.name) };
}

/**
 * Sets password and second factor, removes passkeys and known devices, ends all sessions and uses the link up. Resolves to the
 * recovery codes, which are stored as hashes. Refuses with OPERATOR_LINK_INVALID, PASSWORD_WEAK, OPERATOR_CODE_WRONG and OPERATOR_TRIES_USED.
 */
export async function finishSetup(
  platform: Platform,
  hashes: PasswordHashes,
  { token, password, code, address }: { token: string; password: string; code: string; address: string },
): Promise<string[]> {
  const { operator, tokenHash, secret } = await openLink(platform, token);
  const checked = checkPassword(password, operator.name);
  await takeTries(platform, operator.name, address);
  const now = platform.clock.now();
  const step = stepOfCode(secret, code, now) ?? refuse('OPERATOR_CODE_WRONG');
  const hash = await hashes.hash(checked, { key: networkOf(address) });
  const codes = newRecoveryCodes(platform);
  await platform.database.transaction(async (tx) => {
    if (!(await spendLink(tx, tokenHash, now))) refuse('OPERATOR_LINK_INVALID');
    await writeFactors(tx, operator.id, {
      password_hash: hash,
      totp_sealed: platform.cipher.seal(secret),
      totp_step: step,
    });
    const codeHashes = codes.map((each) => recoveryCodeHash(platform, operator.id, each));
    await replaceRecoveryCodes(tx, operator.id, codeHashes);
    await deletePasskeysOf(tx, operator.id);
    await deleteDevicesOf(tx, operator.id);
    await endSessionsOf(tx, operator.id, now);
    await writeLinkRight(tx, operator.id, { link_for: null, link_until: null });
    await recordAct(tx, platform, {
      operator: operator.name,
      operatorId: operator.id,
      act: 'operator set-up',
      kind: 'operator',
      subject: operator.name,
      before: null,
      after: null,
      address,
    });
  });
  await giveTriesBack(platform, operator.name);
  return codes;
}
