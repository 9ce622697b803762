import { createHash } from 'node:crypto';
import type { Permission } from '../../../call/operator/permissions.ts';
import { refuse } from '../../../errors/api-fault.ts';
import type { Act, Change } from '../../../platform/audit/act.ts';
import { type Day, formatFullDay, parseDay, startOfDay } from '../../../platform/calendar.ts';
import type { Connection } from '../../../platform/database/database.ts';
import { publishNotice, selectKnownNotice, withdrawNotice } from '../../message/module.ts';
import { readRuleNumber } from '../../rule/module.ts';
import { insertLegalText, withdrawLegalVersion } from '../legal-store.ts';
import { readLegalText } from '../read-legal-text.ts';
import { filled, sourceOf } from '../source-of.ts';
import { AGREEMENT_VERSION, type LegalKind, legalTitles } from '../texts/compiled-texts.ts';
import { type LegalVersion, readVersions } from '../versions.ts';
import { announcementOf } from './announcement.ts';
import { deleteDraft } from './draft-store.ts';

const DAY_MS = 86_400_000;

/** What 用户协议 promises: so long before a version holds, members read about it. */
const NOTICE_DAYS = { mustAgree: 30, other: 7, sdk: 0 };
const MOST_DAYS = 366;

export interface NewLegalText {
  kind: LegalKind;
  version: string;
  what: string;
  source: string;
  mustAgree: boolean;
}

interface OfVersion {
  kind: LegalKind;
  version: string;
}

/** Counts the members, up to a number. */
export type CountPeople = (db: Connection, most: number) => Promise<number>;

const subjectOf = ({ kind, version }: OfVersion): string => `${kind}-${version}`;
const titleOf = ({ kind, version }: OfVersion): string => `${legalTitles[kind]} ${version}`;
const lockOf = (): string => 'legal texts';
const fingerprint = (source: string | undefined): string | null =>
  source === undefined ? null : createHash('sha256').update(source).digest('hex');

/** Refuses a day that is too near, too far, or not after what holds. */
function requireDay(
  { kind, version, mustAgree }: NewLegalText,
  known: readonly LegalVersion[],
  now: Date,
): Day {
  const day = parseDay(version) ?? refuse('LEGAL_DAY_WRONG');
  const changed = mustAgree ? 'mustAgree' : 'other';
  const lead = NOTICE_DAYS[kind === 'sdk' ? 'sdk' : changed];
  const wait = startOfDay(day).getTime() - now.getTime();
  const isTaken = known.some((each) => each.version === version);
  const isEarly = wait <= 0 || wait < lead * DAY_MS || version <= AGREEMENT_VERSION;
  if (isEarly || wait > MOST_DAYS * DAY_MS || isTaken) refuse('LEGAL_DAY_WRONG');
  return day;
}

/** The acts on 用户协议, 隐私政策 and the list of third-party SDKs (rule 14.79). */
export const legalActs = (countPeople: CountPeople) => {
  const addLegalText: Act<NewLegalText> = {
    name: 'legal add',
    needsReason: true,
    lockOf,
    plan: async (platform, db, input) => {
      const { clock, config } = platform;
      const { kind, what, mustAgree } = input;
      const source = filled(input.source, config);
      readLegalText(source);
      if (kind === 'sdk' && mustAgree) refuse('FIELD_WRONG', { field: 'input.mustAgree' });
      const versions = await readVersions(db, clock.now());
      const known = versions.of(kind);
      const day = requireDay(input, known, clock.now());
      // The one that holds on the evening before.
      const before = known.find((each) => each.isKept && each.version < input.version);
      const replaced = before && (await sourceOf(db, before, config));
      if (source === replaced) refuse('ACT_NOTHING_CHANGES');
      // As for a notice (rule 14.37).
      const most = await readRuleNumber(platform, db, 'peopleAlone');
      const isMany = (await countPeople(db, most + 1)) > most;
      const permission: Permission = mustAgree || (isMany && kind !== 'sdk') ? 'content.large' : 'content';
      const changes: Change[] = [
        { field: 'version', label: '版本', before: before?.version ?? null, after: input.version },
        { field: 'what', label: '变化', before: null, after: what.trim() },
        {
          field: 'length',
          label: '正文字数',
          before: replaced === undefined ? null : String(replaced.length),
          after: String(source.length),
        },
        {
          field: 'fingerprint',
          label: '正文指纹（SHA-256）',
          before: fingerprint(replaced),
          after: fingerprint(source),
        },
        {
          field: 'mustAgree',
          label: '要重新同意的人',
          before: null,
          after: mustAgree ? '所有会员，下次打开时' : '没有人',
        },
        {
          field: 'notice',
          label: '公告',
          before: null,
          after: kind === 'sdk' ? '不发' : announcementOf(input, day).title,
        },
      ];
      return { kind: 'legalText', subject: subjectOf(input), title: titleOf(input), permission, changes };
    },
    run: async (platform, input, { id, actor }) => {
      const { database, clock, config } = platform;
      const source = filled(input.source, config);
      const day = parseDay(input.version) ?? refuse('LEGAL_DAY_WRONG');
      await database.transaction(async (tx) => {
        await insertLegalText(tx, {
          ...input,
          id,
          what: input.what.trim(),
          source,
          madeBy: actor.name,
          madeAt: clock.now(),
        });
        await deleteDraft(tx, input.kind);
      });
      if (input.kind !== 'sdk')
        await publishNotice(platform, announcementOf(input, day), { by: actor.name, id });
    },
  };
  const withdrawLegalText: Act<OfVersion> = {
    name: 'legal withdraw',
    needsReason: true,
    lockOf,
    plan: async ({ clock }, db, input) => {
      const found = (await readVersions(db, clock.now())).of(input.kind).find(isWanted(input));
      if (found === undefined) return refuse('NOT_FOUND');
      if (found.state !== 'coming') return refuse('LEGAL_TEXT_HOLDS');
      const from = formatFullDay(parseDay(input.version) ?? refuse('NOT_FOUND'));
      return {
        kind: 'legalText',
        subject: subjectOf(input),
        title: titleOf(input),
        permission: 'content',
        changes: [
          { field: 'version', label: '版本', before: `${from}起生效`, after: null },
          { field: 'what', label: '变化', before: found.what, after: null },
        ],
      };
    },
    run: async (platform, input, { actor }) => {
      const { database, clock } = platform;
      const { stored } =
        (await readVersions(database.read, clock.now())).of(input.kind).find(isWanted(input)) ??
        refuse('NOT_FOUND');
      if (stored === undefined) return refuse('LEGAL_TEXT_HOLDS');
      await database.transaction(async (tx) => {
        await withdrawLegalVersion(tx, stored.id, { by: actor.name, at: clock.now() });
      });
      // An editor may have withdrawn it before.
      if ((await selectKnownNotice(database.read, stored.id)) !== undefined)
        await withdrawNotice(platform, stored.id);
    },
  };
  return { addLegalText, withdrawLegalText };
};

export type LegalActs = ReturnType<typeof legalActs>;

const isWanted =
  ({ version }: OfVersion) =>
  (each: LegalVersion): boolean =>
    each.version === version;
