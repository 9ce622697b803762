import type { Call } from '../../../call/call.ts';
import type { Connection } from '../../../platform/database/database.ts';
import type { DataOf } from '@yayan/contract';
import { refuse } from '../../../errors/api-fault.ts';
import { listConsents } from '../../identity/module.ts';
import { agreementVersion } from '../../legal/module.ts';
import {
  attributeConsentVersion,
  listAttributeConsents,
  withdrawAttributeConsent,
} from '../attributes/attribute-consent.ts';
import { activeClosing } from './closing.ts';
import { listIdConsents } from '../id-check-store.ts';
import { ID_CONSENT_VERSION, withdrawIdConsent } from '../real-name/id-verification.ts';
import type { PrivacyDeps } from './privacy-deps.ts';
import { putRecommendation, selectRecommendation } from './privacy-store.ts';

type Privacy = DataOf<'getPrivacy'>;
type Deps = Pick<PrivacyDeps, 'platform'>;

/** A member's consents, newest first, and their settings. */
export async function getPrivacy({ platform }: Deps, memberId: string): Promise<Privacy> {
  const { read } = platform.database;
  const agreements = await listConsents(read, memberId);
  const current = await agreementVersion(read, platform.clock.now());
  const checks = await listIdConsents(read, memberId);
  const attributes = await listAttributeConsents(read, memberId);
  const closing = await activeClosing(read, memberId);
  const consents = [
    ...agreements.map((one) => ({
      document: 'agreement' as const,
      ...one,
      current,
      withdrawnAt: null,
      withdrawable: false,
    })),
    ...checks.map((one) => ({
      document: 'idVerification' as const,
      ...one,
      current: ID_CONSENT_VERSION,
      withdrawable: one.withdrawnAt === null,
    })),
    ...attributes.map((one) => ({
      document: 'attributes' as const,
      ...one,
      current: attributeConsentVersion(),
      withdrawable: one.withdrawnAt === null,
    })),
  ].toSorted((a, b) => b.agreedAt.getTime() - a.agreedAt.getTime());
  return {
    consents: consents.map(({ document, version, agreedAt, current, withdrawable, withdrawnAt }) => ({
      document,
      version,
      agreedAt: agreedAt.toISOString(),
      isCurrent: version === current,
      withdrawable,
      withdrawnAt: withdrawnAt?.toISOString() ?? null,
    })),
    recommendation: await mayPersonalise(read, memberId),
    closesAt: closing?.closes_at.toISOString() ?? null,
  };
}

/**
 * Withdraws a consent (PIPL 15). The agreement ends only with the account, so it is refused with NOT_FOUND, like a
 * consent never given.
 */
export async function withdrawConsent(
  deps: Deps,
  { caller: { memberId }, body: { document } }: Call<'withdrawConsent'>,
): Promise<Privacy> {
  if (document === 'agreement') return refuse('NOT_FOUND');
  if (document === 'idVerification') await withdrawIdConsent(deps.platform, memberId);
  else await withdrawAttributeConsent(deps.platform, memberId);
  return await getPrivacy(deps, memberId);
}

/** Whether tasks may be ranked by a member's data: yes, until they switch it off (rule 2.23). */
export async function mayPersonalise(db: Connection, memberId: string): Promise<boolean> {
  return (await selectRecommendation(db, memberId)) ?? true;
}

/** Switches personalised recommendation on or off. */
export async function changeRecommendation(
  deps: Deps,
  { caller: { memberId }, body: { recommendation } }: Call<'changeRecommendation'>,
): Promise<Privacy> {
  const { database, clock } = deps.platform;
  const setting = { member_id: memberId, recommendation, changed_at: clock.now() };
  await putRecommendation(database.read, setting);
  return await getPrivacy(deps, memberId);
}
