import type { DataOf } from '@yayan/contract';
import { type RawBuilder, sql } from 'kysely';
import { refuse } from '../../../errors/api-fault.ts';
import type { Platform } from '../../../platform/platform.ts';
import { agreeIn, consentTo } from './consent-store.ts';
import { markAgreed } from '../sessions/session-store.ts';

/** The day on which the 用户协议 and 隐私政策 that hold now took effect. A new text gets a new day here and on the site. */
export const AGREEMENT_VERSION = '2026-11-01';

/** Refuses with AGREEMENT_REQUIRED when what was agreed to is not the text that holds now. */
export function checkAgreement(version: string): void {
  if (version !== AGREEMENT_VERSION) refuse('AGREEMENT_REQUIRED');
}

/** Whether a member has yet to agree to the texts that hold now, as an expression for a statement (issue 3). */
export function agreementDue(memberId: string | RawBuilder<string>): RawBuilder<boolean> {
  return sql<boolean>`not exists (select 1 from consents c where c.member_id = ${memberId}
    and c.document = 'agreement' and c.version = ${AGREEMENT_VERSION})`;
}

/**
 * Records that a member agrees to the texts that hold now, once, and opens everything to their sign-ins. Refuses with
 * AGREEMENT_REQUIRED when that is not the version they read.
 */
export async function renewAgreement(
  { database, clock }: Pick<Platform, 'database' | 'clock'>,
  memberId: string,
  version: string,
): Promise<DataOf<'renewAgreement'>> {
  checkAgreement(version);
  return await database.transaction(async (tx) => {
    await agreeIn(tx, memberId, version, clock.now());
    await markAgreed(tx, memberId);
    const agreedAt = await consentTo(tx, memberId, version);
    return { version, agreedAt: agreedAt.toISOString() };
  });
}
