import { type DataOf, SmsKind } from '@yayan/contract';
import type { Call } from '../../../call/call.ts';
import { refuse } from '../../../errors/api-fault.ts';
import type { Connection } from '../../../platform/database/database.ts';
import type { Platform } from '../../../platform/platform.ts';
import { insertSmsChoice, lockSmsChoices, selectSmsChoices } from './sms-choice-store.ts';

/** Every kind of text message, and whether it is sent to the member (rule 7.25). */
export async function getSmsPreferences(
  { database }: Pick<Platform, 'database'>,
  { caller: { memberId } }: Pick<Call<'getSmsPreferences'>, 'caller'>,
): Promise<DataOf<'getSmsPreferences'>> {
  return await preferencesOf(database.read, memberId);
}

async function preferencesOf(db: Connection, memberId: string): Promise<DataOf<'getSmsPreferences'>> {
  const choices = new Map((await selectSmsChoices(db, memberId)).map((choice) => [choice.kind, choice]));
  return {
    items: Object.values(SmsKind).map((kind) => ({
      kind,
      on: choices.get(kind)?.isOn ?? true,
      locked: kind === SmsKind.Code,
      changedAt: choices.get(kind)?.chosenAt.toISOString() ?? null,
    })),
  };
}

/**
 * Switches a kind of text message on or off, at once and also for those that wait (rule 7.25). Refuses with SMS_LOCKED to
 * switch off codes.
 */
export async function setSmsPreference(
  { database, clock, random }: Pick<Platform, 'database' | 'clock' | 'random'>,
  { caller: { memberId }, body: { kind, on } }: Pick<Call<'setSmsPreference'>, 'caller' | 'body'>,
): Promise<DataOf<'setSmsPreference'>> {
  if (kind === SmsKind.Code) {
    if (!on) refuse('SMS_LOCKED');
  } else {
    const chosenAt = clock.now();
    await database.transaction(async (tx) => {
      // Two presses at once would each read the choice before, and both be stored.
      await lockSmsChoices(tx, memberId);
      await insertSmsChoice(tx, { id: random.uuid(), memberId, kind, isOn: on, chosenAt });
    });
  }
  return await preferencesOf(database.read, memberId);
}
