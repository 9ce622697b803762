import { MessageKind, type DataOf } from '@yayan/contract';
import type { Call } from '../../call/call.ts';
import { refuse } from '../../errors/api-fault.ts';
import type { Connection } from '../../platform/database/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { deleteMute, insertMute, readMutes } from './preference-store.ts';

/** Money and security are always mailed (rule 7.7). */
const LOCKED: ReadonlySet<MessageKind> = new Set([
  MessageKind.Coins,
  MessageKind.Exchange,
  MessageKind.Account,
]);

/** Which kinds of message also go out by mail. */
export async function getMessagePreferences(
  { database }: Pick<Platform, 'database'>,
  { caller: { memberId } }: Call<'getMessagePreferences'>,
): Promise<DataOf<'getMessagePreferences'>> {
  return await preferencesOf(database.read, memberId);
}

async function preferencesOf(db: Connection, memberId: string): Promise<DataOf<'getMessagePreferences'>> {
  const muted = await readMutes(db, memberId);
  return {
    items: Object.values(MessageKind).map((kind) => ({
      kind,
      mail: LOCKED.has(kind) || !muted.has(kind),
      locked: LOCKED.has(kind),
    })),
  };
}

/**
 * Switches mail for one kind of message on or off. Refuses with PREFERENCE_LOCKED to switch off a kind that is always
 * mailed.
 */
export async function setMessagePreference(
  { database, clock }: Pick<Platform, 'database' | 'clock'>,
  { caller: { memberId }, body: { kind, mail } }: Pick<Call<'setMessagePreference'>, 'caller' | 'body'>,
): Promise<DataOf<'setMessagePreference'>> {
  if (LOCKED.has(kind) && !mail) return refuse('PREFERENCE_LOCKED');
  if (mail) await deleteMute(database.read, memberId, kind);
  else await insertMute(database.read, { member_id: memberId, kind, muted_at: clock.now() });
  return await preferencesOf(database.read, memberId);
}

/** Whether a message of this kind goes out by mail. */
export async function isMailed(db: Connection, memberId: string, kind: string): Promise<boolean> {
  const { items } = await preferencesOf(db, memberId);
  return items.some((item) => item.kind === kind && item.mail);
}
