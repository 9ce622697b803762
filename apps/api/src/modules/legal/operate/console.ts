import type { ConsoleDataOf } from '@yayan/contract/console';
import type { ConsoleHandlers } from '../../../call/operator/console-call.ts';
import { refuse } from '../../../errors/api-fault.ts';
import { actHandler } from '../../../platform/audit/act-handler.ts';
import { dayOf } from '../../../platform/calendar.ts';
import type { Connection } from '../../../platform/database/database.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { StoredVersion } from '../legal-store.ts';
import { readLegalText } from '../read-legal-text.ts';
import { filled, sourceOf } from '../source-of.ts';
import { legalKinds, type LegalVersion, readVersions } from '../versions.ts';
import { deleteDraft, selectDraft } from './draft-store.ts';
import { keepDraft } from './drafts.ts';
import type { CountPeople, LegalActs } from './legal-acts.ts';

type LegalOperation =
  | 'listLegalTexts'
  | 'getLegalVersion'
  | 'previewLegalText'
  | 'getLegalDraft'
  | 'saveLegalDraft'
  | 'removeLegalDraft'
  | 'addLegalText'
  | 'withdrawLegalText';
type Row = ConsoleDataOf<'listLegalTexts'>['items'][number];
type Add = Parameters<ConsoleHandlers['addLegalText']>[0];
type Withdraw = Parameters<ConsoleHandlers['withdrawLegalText']>[0];

const MOST_COUNTED = 10_001;
const MOST_ROWS = 500;

const writtenBy = (
  stored: StoredVersion | undefined,
): Pick<Row, 'madeBy' | 'madeAt' | 'withdrawnBy' | 'withdrawnAt'> => ({
  madeBy: stored?.madeBy ?? null,
  madeAt: stored?.madeAt.toISOString() ?? null,
  withdrawnBy: stored?.withdrawnBy ?? null,
  withdrawnAt: stored?.withdrawnAt?.toISOString() ?? null,
});

const rowOf = ({ stored, kind, version, what, mustAgree, isKept, state }: LegalVersion): Row => ({
  kind,
  version,
  state,
  what,
  mustAgree,
  isKept,
  ...writtenBy(stored),
});

const withdrawnRow = (stored: StoredVersion): Row => ({
  kind: stored.kind,
  version: stored.version,
  state: 'withdrawn',
  what: stored.what,
  mustAgree: stored.mustAgree,
  isKept: false,
  ...writtenBy(stored),
});

/** The console's calls of the legal texts. */
export const legalConsole = (
  platform: Platform,
  {
    acts,
    countPeople,
    countAgreed,
  }: {
    acts: LegalActs;
    countPeople: CountPeople;
    countAgreed: (db: Connection, on: { version: string; most: number }) => Promise<number>;
  },
): Pick<ConsoleHandlers, LegalOperation> => {
  const { database, clock, config } = platform;
  return {
    listLegalTexts: async () => {
      const db = database.read;
      const versions = await readVersions(db, clock.now());
      const items = [
        ...legalKinds.flatMap((kind) => versions.of(kind).map(rowOf)),
        ...versions.stored.filter(({ withdrawnAt }) => withdrawnAt !== null).map(withdrawnRow),
      ].toSorted((one, other) => (one.version < other.version ? 1 : -1));
      return {
        items: items.slice(0, MOST_ROWS),
        today: dayOf(clock.now()),
        agreement: {
          version: versions.agreement.version,
          required: versions.required,
          members: await countPeople(db, MOST_COUNTED),
          agreed: await countAgreed(db, { version: versions.required, most: MOST_COUNTED }),
        },
      };
    },
    getLegalVersion: async ({ params: { kind, version } }) => {
      const db = database.read;
      const known = (await readVersions(db, clock.now())).of(kind);
      const wanted = known.find((each) => each.version === version);
      const source = wanted && (await sourceOf(db, wanted, config));
      if (wanted === undefined || source === undefined) return refuse('NOT_FOUND');
      const before = known.find((each) => each.isKept && each.version < version);
      const replaced = before && (await sourceOf(db, before, config));
      return {
        row: rowOf(wanted),
        source,
        body: readLegalText(source),
        before:
          before === undefined || replaced === undefined
            ? null
            : { version: before.version, source: replaced },
      };
    },
    previewLegalText: async ({ body }) => {
      const source = filled(body.source, config);
      return await Promise.resolve({ source, body: readLegalText(source) });
    },
    getLegalDraft: async ({ params: { kind } }) => ({ draft: await selectDraft(database.read, kind) }),
    saveLegalDraft: async ({ params: { kind }, body, operator }) => ({
      draft: await keepDraft(platform, kind, { ...body, by: operator.name }),
    }),
    removeLegalDraft: async ({ params: { kind } }) => {
      await deleteDraft(database.read, kind);
      return { draft: null };
    },
    addLegalText: actHandler(platform, acts.addLegalText, ({ params, body }: Add) => ({
      kind: params.kind,
      ...body.input,
    })),
    withdrawLegalText: actHandler(platform, acts.withdrawLegalText, ({ params }: Withdraw) => params),
  };
};
