import type { DataOf } from '@yayan/contract';
import type { RawBuilder } from 'kysely';
import { dayOf } from '../../platform/calendar.ts';
import type { Connection } from '../../platform/database/database.ts';
import { requiredVersion, selectLegalVersions, type StoredVersion } from './legal-store.ts';
import { AGREEMENT_VERSION, compiledTexts, type LegalKind } from './texts/compiled-texts.ts';

export type LegalState = DataOf<'getLegalText'>['state'];

/** A version of a text, from the code or written by an operator. */
export interface LegalVersion extends Pick<StoredVersion, 'kind' | 'version' | 'what' | 'mustAgree'> {
  state: LegalState;
  /** Whether its text is known. Of the versions in the code, only of the newest. */
  isKept: boolean;
  /** Undefined for a version of the code. */
  stored: StoredVersion | undefined;
}

export const legalKinds = ['agreement', 'privacy', 'sdk'] as const satisfies LegalKind[];

/** All versions of a text except those that were taken back, the newest first. The clock alone decides which one holds. */
function versionsOf(kind: LegalKind, stored: readonly StoredVersion[], today: string): LegalVersion[] {
  const written = stored
    .filter((each) => each.kind === kind && each.withdrawnAt === null)
    .map((each) => ({ ...each, isKept: true, stored: each }));
  const compiled = compiledTexts[kind].changes.map((change, index) => ({
    ...change,
    kind,
    mustAgree: kind !== 'sdk',
    isKept: index === 0,
    stored: undefined,
  }));
  const all = [...written, ...compiled].toSorted((one, other) => (one.version < other.version ? 1 : -1));
  // A text of the code holds as soon as its release runs.
  const holds = all.findIndex((each) => each.isKept && (each.stored === undefined || each.version <= today));
  return all.map(({ version, what, mustAgree, isKept, stored: from }, index) => ({
    kind,
    version,
    what,
    mustAgree,
    isKept,
    stored: from,
    state: index === holds ? 'current' : index < holds ? 'coming' : 'earlier',
  }));
}

/** The versions of all texts at a moment. */
export interface LegalVersions {
  stored: readonly StoredVersion[];
  of: (kind: LegalKind) => LegalVersion[];
  current: (kind: LegalKind) => LegalVersion;
  /** One version covers 用户协议 and 隐私政策: the day on which the later of both began to hold. */
  agreement: DataOf<'getLegalText'>['agreement'];
  /** Who agreed to this version or a later one isn't asked again. */
  required: string;
}

const never = (): never => {
  throw new Error('The text of the code always holds');
};

export async function readVersions(db: Connection, now: Date): Promise<LegalVersions> {
  const stored = await selectLegalVersions(db);
  const today = dayOf(now);
  const of = (kind: LegalKind): LegalVersion[] => versionsOf(kind, stored, today);
  const current = (kind: LegalKind): LegalVersion =>
    of(kind).find(({ state }) => state === 'current') ?? never();
  const held = legalKinds
    .filter((kind) => kind !== 'sdk')
    .flatMap((kind) => of(kind).filter(({ state }) => state !== 'coming'));
  const latest = (versions: readonly LegalVersion[]): string =>
    versions.map(({ version }) => version).reduce((one, other) => (one > other ? one : other));
  const required = latest(held.filter(({ mustAgree }) => mustAgree));
  return {
    stored,
    of,
    current,
    agreement: {
      version: latest(held),
      changes: held
        .filter(({ version }) => version >= required)
        .map(({ kind, version, what }) => ({ kind, version, what })),
    },
    required,
  };
}

/** The version that people agree to now (rule 2.3). */
export async function agreementVersion(db: Connection, now: Date): Promise<string> {
  return (await readVersions(db, now)).agreement.version;
}

/** An SQL expression: the version that a member must have agreed to, or a later one (rule 2.3). */
export const agreementRequired = (now: Date): RawBuilder<string> =>
  requiredVersion(AGREEMENT_VERSION, dayOf(now));
