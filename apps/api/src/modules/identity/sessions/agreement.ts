import type { DataOf } from '@yayan/contract';
import type { RawBuilder } from 'kysely';
import type { Call } from '../../../call/call.ts';
import { refuse } from '../../../errors/api-fault.ts';
import type { Platform } from '../../../platform/platform.ts';
import { agreeIn, consentTo, lacksConsent } from '../members/consent-store.ts';
import { markAgreed } from './session-store.ts';

/**
 * The day on which the current 用户协议 and 隐私政策 took effect. A new text needs a new day here. The member site shows the
 * day of its text, and its test compares both.
 */
export const AGREEMENT_VERSION = '2026-11-29';

/** The current texts, and where the member site shows them (rule 2.3). */
export async function getAgreement({
  config: { sites },
}: Pick<Platform, 'config'>): Promise<DataOf<'getAgreement'>> {
  return {
    version: AGREEMENT_VERSION,
    terms: new URL('/agreement', sites.member).href,
    privacy: new URL('/privacy', sites.member).href,
  };
}

/** Refuses with AGREEMENT_REQUIRED if somebody agreed to another version than the current one. */
export function checkAgreement(version: string): void {
  if (version !== AGREEMENT_VERSION) refuse('AGREEMENT_REQUIRED');
}

/** An SQL expression: whether a member still has to agree to the current texts (rule 2.3). */
export function agreementDue(memberId: string | RawBuilder<string>): RawBuilder<boolean> {
  return lacksConsent(memberId, AGREEMENT_VERSION);
}

/**
 * Records once that a member agrees to the current texts, and lets their sessions call everything again. Refuses with
 * AGREEMENT_REQUIRED if they read another version.
 */
export async function renewAgreement(
  { database, clock }: Pick<Platform, 'database' | 'clock'>,
  { caller: { memberId }, body: { agreementVersion: version } }: Call<'renewAgreement'>,
): Promise<DataOf<'renewAgreement'>> {
  checkAgreement(version);
  return await database.transaction(async (tx) => {
    await agreeIn(tx, memberId, version, clock.now());
    await markAgreed(tx, memberId);
    const agreedAt = await consentTo(tx, memberId, version);
    return { version, agreedAt: agreedAt.toISOString() };
  });
}
