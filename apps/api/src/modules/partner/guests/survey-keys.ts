import { refuse } from '../../../errors/api-fault.ts';
import type { Connection } from '../../../platform/database/database.ts';
import type { Participation } from '../../task/api.ts';
import { insertKey, type KeyRow, readKey } from './key-store.ts';
import type { PartnerDeps } from '../partner-deps.ts';

/** How a participation without account or cookie was opened. */
interface KeyOrigin {
  readonly kind: 'agent' | 'open' | 'ticket';
  readonly agent?: { readonly id: string; readonly person: string };
  readonly passed?: Readonly<Record<string, string>>;
}

/** Makes a key that opens only this participation. It travels in the URL (rule 3.29). */
export async function makeKey(
  { database, keys, cipher, clock }: PartnerDeps,
  { memberId, id, result }: Pick<Participation, 'memberId' | 'id' | 'result'>,
  { kind, agent, passed = {} }: KeyOrigin,
  isNew: boolean,
  db: Connection = database.read,
): Promise<string> {
  const key = keys.make();
  await insertKey(db, {
    key_hash: keys.hash(key),
    member_id: memberId,
    participation_id: id,
    kind,
    partner_id: agent?.id ?? null,
    person: agent === undefined ? null : cipher.seal(agent.person),
    passed: JSON.stringify(passed),
    repeated: result !== 0 && !isNew,
    created_at: clock.now(),
  });
  return key;
}

/** The participation that a key opens. Refuses an unknown key with NOT_FOUND. */
export async function openKey({ database, keys }: PartnerDeps, key: string): Promise<KeyRow> {
  return (await readKey(database.read, keys.hash(key))) ?? refuse('NOT_FOUND');
}
