import type { DataOf } from '@yayan/contract';
import type { Call } from '../../../call/call.ts';
import { refuse } from '../../../errors/api-fault.ts';
import type { Connection } from '../../../platform/database/database.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { AttributeDeps } from './attribute-deps.ts';
import { attributeForm } from './attribute-form.ts';
import {
  deleteAnswers,
  insertConsent,
  lockSurvey,
  selectConsents,
  withdrawConsents,
} from './attribute-store.ts';

type Consent = DataOf<'agreeAttributeConsent'>;

/** The day on which the text of the separate consent to sensitive attributes took effect. */
export const attributeConsentVersion = (): string => attributeForm().consent.version;

/** The text of the separate consent, and when the member agreed to it. */
export async function attributeConsent(db: Connection, memberId: string): Promise<Consent> {
  const { version, items, purpose } = attributeForm().consent;
  const active = await activeConsent(db, memberId);
  return { version, items, purpose, agreedAt: active?.toISOString() ?? null };
}

async function activeConsent(db: Connection, memberId: string): Promise<Date | undefined> {
  const rows = await selectConsents(db, memberId);
  const version = attributeConsentVersion();
  return rows.find((row) => row.withdrawn_at === null && row.version === version)?.agreed_at;
}

/** Whether a member agreed to the current text and hasn't withdrawn the consent. */
export async function hasConsented(db: Connection, memberId: string): Promise<boolean> {
  return (await activeConsent(db, memberId)) !== undefined;
}

/** Stores the consent with version and time. Refuses other versions with AGREEMENT_REQUIRED. */
export async function agreeAttributeConsent(
  { platform: { database, clock } }: Pick<AttributeDeps, 'platform'>,
  { caller: { memberId }, body: { version } }: Call<'agreeAttributeConsent'>,
): Promise<Consent> {
  if (version !== attributeConsentVersion()) return refuse('AGREEMENT_REQUIRED');
  await insertConsent(database.read, memberId, { version, agreed_at: clock.now() });
  return await attributeConsent(database.read, memberId);
}

/** A member's consents, including withdrawn ones. */
export async function listAttributeConsents(
  db: Connection,
  memberId: string,
): Promise<{ version: string; agreedAt: Date; withdrawnAt: Date | null }[]> {
  const rows = await selectConsents(db, memberId);
  return rows.map(({ version, agreed_at, withdrawn_at }) => ({
    version,
    agreedAt: agreed_at,
    withdrawnAt: withdrawn_at,
  }));
}

/** Withdraws the consent and erases the sensitive answers. Refuses with NOT_FOUND if there is no consent. */
export async function withdrawAttributeConsent(
  { database, clock }: Pick<Platform, 'database' | 'clock'>,
  memberId: string,
): Promise<void> {
  const fields = attributeForm().sections.flatMap((section) => section.fields);
  const secret = fields.filter(({ sensitive }) => sensitive).map(({ key }) => key);
  const at = clock.now();
  await database.transaction(async (tx) => {
    // Wait for a concurrent save, so that its answers are erased too.
    await lockSurvey(tx, memberId, at);
    if (!(await withdrawConsents(tx, memberId, at))) refuse('NOT_FOUND');
    await deleteAnswers(tx, memberId, secret);
  });
}
