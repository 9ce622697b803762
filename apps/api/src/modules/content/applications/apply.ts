import type { ApplicationKind, DataOf } from '@yayan/contract';
import { z } from 'zod';
import { refuse } from '../../../errors/api-fault.ts';
import type { Call, Idempotency, Origin } from '../../../call/call.ts';
import type { Connection } from '../../../platform/database/database.ts';
import type { EncryptedFields } from '../../../platform/field-encryption/encrypted-fields.ts';
import { idempotently } from '../../../platform/idempotency/idempotency.ts';
import { networkOf } from '../../../platform/network.ts';
import type { Platform } from '../../../platform/platform.ts';
import { uuidOfText } from '../../../platform/uuid-of-text.ts';
import {
  type Applicant,
  countApplications,
  insertApplication,
  selectApplication,
} from './application-store.ts';
import type { Tx } from '../../../platform/database/tx.ts';

export interface ApplicationDeps {
  platform: Pick<Platform, 'database' | 'clock' | 'cipher' | 'random'>;
  fields: Pick<EncryptedFields, 'open'>;
}

const DAY_MS = 86_400_000;
/** The most applications in 24 hours (rule 7.18). */
const MOST = { contact: 3, browser: 5, network: 20 };
/** Days after which an undecided application is deleted (rule 7.19). */
export const KEPT_DAYS = 365;

/** Letters and digits that can't be confused when they are read aloud. */
const LETTERS = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const PREFIXES: Readonly<Record<ApplicationKind, string>> = { cooperation: 'H', recruit: 'Z' };

const mobile = /^1[3-9]\d{9}$/;
const landline = /^(?:\+?86-?)?(?:0\d{2,3}-?)?\d{7,8}(?:-\d{1,6})?$|^400-?\d{3}-?\d{4}$/;

/** The applicant's texts as they are stored. */
export type ApplicationDetails = Readonly<Record<string, string>>;

interface ApplicationInput {
  kind: ApplicationKind;
  /** The fields by their name, and the contact. */
  details: ApplicationDetails;
  contactField: 'contact' | 'mobile';
  contact: string;
  checkContact: (text: string) => string;
}

type Caller = { origin: Pick<Origin, 'browser' | 'address'>; idempotency: Idempotency };

/** A company asks for cooperation. Refuses with CONTACT_INVALID, FIELD_WRONG and APPLICATIONS_TOO_MANY. */
export async function applyForCooperation(
  deps: ApplicationDeps,
  { body: { company, need, contact }, ...caller }: Call<'applyForCooperation'>,
): Promise<DataOf<'applyForCooperation'>> {
  const details = { company: written('company', company, 2), need: written('need', need, 10) };
  const checkContact = (text: string): string =>
    mobile.test(text) || landline.test(text) || z.email().max(100).safeParse(text).success
      ? text
      : refuse('CONTACT_INVALID');
  return await apply(
    deps,
    { kind: 'cooperation', details, contactField: 'contact', contact, checkContact },
    caller,
  );
}

/** A student applies as a campus ambassador. Refuses with MOBILE_INVALID, FIELD_WRONG and APPLICATIONS_TOO_MANY. */
export async function applyForRecruitment(
  deps: ApplicationDeps,
  { body: { mobile: contact, ...body }, ...caller }: Call<'applyForRecruitment'>,
): Promise<DataOf<'applyForRecruitment'>> {
  const details = {
    name: written('name', body.name, 2),
    school: written('school', body.school, 2),
    city: written('city', body.city, 2),
    reason: written('reason', body.reason, 10),
  };
  const checkContact = (text: string): string => (mobile.test(text) ? text : refuse('MOBILE_INVALID'));
  return await apply(
    deps,
    { kind: 'recruit', details, contactField: 'mobile', contact, checkContact },
    caller,
  );
}

/** The state of an application, for anybody who knows its number. Refuses with NOT_FOUND. */
export async function getApplication(
  { platform: { database } }: ApplicationDeps,
  { params: { number } }: Call<'getApplication'>,
): Promise<DataOf<'getApplication'>> {
  return await receiptOf(database.read, number);
}

/** Trims a text. Refuses it if it is shorter than `least` after that. */
function written(field: string, text: string, least: number): string {
  const trimmed = text.trim();
  return trimmed.length < least ? refuse('FIELD_WRONG', { field: `body.${field}` }) : trimmed;
}

async function apply(
  { platform, fields }: ApplicationDeps,
  { kind, details, contactField, contact: encrypted, checkContact }: ApplicationInput,
  { origin, idempotency }: Caller,
): Promise<DataOf<'applyForCooperation'>> {
  const { database, clock, cipher, random } = platform;
  const { number } = await idempotently(
    database,
    {
      // Without an account, a caller is known by the key, which only they have.
      memberId: uuidOfText(`application ${idempotency.key}`),
      ...idempotency,
    },
    async (tx) => {
      const [opened] = await fields.open([encrypted], tx);
      const contact = checkContact(opened.trim());
      const now = clock.now();
      const applicant: Applicant = {
        contact_index: cipher.blindIndex(`application-contact:${contact.toLowerCase()}`),
        browser_index: origin.browser.returned
          ? cipher.blindIndex(`application-browser:${origin.browser.id}`)
          : null,
        network_index: cipher.blindIndex(`application-network:${networkOf(origin.address, 56)}`),
      };
      await requireFew(tx, applicant, now);
      const part = (): string =>
        Array.from({ length: 4 }, () => LETTERS.charAt(random.int(LETTERS.length))).join('');
      const made = {
        id: random.uuid(),
        number: [PREFIXES[kind], part(), part(), part()].join('-'),
        kind,
        state: 'received' as const,
        details_sealed: cipher.seal(JSON.stringify({ ...details, [contactField]: contact })),
        note: null,
        submitted_at: now,
        changed_at: now,
        expires_at: new Date(now.getTime() + KEPT_DAYS * DAY_MS),
        ...applicant,
      };
      await insertApplication(tx, made);
      return { number: made.number };
    },
  );
  return await receiptOf(database.read, number);
}

async function requireFew(tx: Tx, applicant: Applicant, now: Date): Promise<void> {
  const counted = await countApplications(tx, applicant, new Date(now.getTime() - DAY_MS));
  const few =
    counted.contact < MOST.contact && counted.browser < MOST.browser && counted.network < MOST.network;
  if (!few) refuse('APPLICATIONS_TOO_MANY');
}

async function receiptOf(db: Connection, number: string): Promise<DataOf<'getApplication'>> {
  const { kind, state, submitted_at, changed_at, note } =
    (await selectApplication(db, number)) ?? refuse('NOT_FOUND');
  return {
    number,
    kind,
    state,
    submittedAt: submitted_at.toISOString(),
    changedAt: changed_at.toISOString(),
    note,
  };
}
