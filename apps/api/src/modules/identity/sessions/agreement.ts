import type { DataOf } from '@yayan/contract';
import type { RawBuilder } from 'kysely';
import type { Call } from '../../../call/call.ts';
import { refuse } from '../../../errors/api-fault.ts';
import type { Connection } from '../../../platform/database/database.ts';
import type { Platform } from '../../../platform/platform.ts';
import { agreementRequired, agreementVersion } from '../../legal/module.ts';
import { agreeIn, consentTo, lacksConsentSince } from '../members/consent-store.ts';
import { markAgreed } from './session-store.ts';

/** The current texts, and where the member site shows them (rule 2.3). */
export async function getAgreement({
  database,
  clock,
  config: { sites },
}: Pick<Platform, 'database' | 'clock' | 'config'>): Promise<DataOf<'getAgreement'>> {
  return {
    version: await agreementVersion(database.read, clock.now()),
    terms: new URL('/agreement', sites.member).href,
    privacy: new URL('/privacy', sites.member).href,
  };
}

/** Refuses with AGREEMENT_REQUIRED if somebody read another version than the one that holds now. */
export async function checkAgreement(db: Connection, version: string, now: Date): Promise<void> {
  if (version !== (await agreementVersion(db, now))) refuse('AGREEMENT_REQUIRED');
}

/** An SQL expression: whether a member still has to agree to changed texts (rule 2.3). */
export function agreementDue(memberId: string | RawBuilder<string>, now: Date): RawBuilder<boolean> {
  return lacksConsentSince(memberId, agreementRequired(now));
}

/**
 * Records once that a member agrees to the current texts, and lets their sessions call everything again. Refuses with
 * AGREEMENT_REQUIRED if they read another version.
 */
export async function renewAgreement(
  { database, clock }: Pick<Platform, 'database' | 'clock'>,
  { caller: { memberId }, body: { agreementVersion: version } }: Call<'renewAgreement'>,
): Promise<DataOf<'renewAgreement'>> {
  const now = clock.now();
  return await database.transaction(async (tx) => {
    await checkAgreement(tx, version, now);
    await agreeIn(tx, memberId, version, now);
    await markAgreed(tx, memberId);
    const agreedAt = await consentTo(tx, memberId, version);
    return { version, agreedAt: agreedAt.toISOString() };
  });
}
