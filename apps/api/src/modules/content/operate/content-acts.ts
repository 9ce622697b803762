import type { Permission } from '../../../call/operator/permissions.ts';
import { refuse } from '../../../errors/api-fault.ts';
import type { Act, Change, Plan } from '../../../platform/audit/act.ts';
import type { Connection } from '../../../platform/database/database.ts';
import type { Platform } from '../../../platform/platform.ts';
import {
  type ContentAudience,
  type ContentDraft,
  type ContentFact,
  type ContentKind,
  type ContentRule,
  contentTitle,
  type StoredContent,
} from './content-rule.ts';
import { deleteDraft } from './draft-store.ts';
import { type ContentVersion, insertVersion, selectVersions } from './version-store.ts';

/** The input of an act on content. */
export interface OfContent {
  id: string;
}

export type WithDraft = OfContent & { draft: ContentDraft };

/** Counts the members of an audience, up to a number. */
export type CountAudience = (
  db: Connection,
  audience: ContentAudience,
  on: { now: Date; most: number },
) => Promise<number>;

/** More people are sent a message only after a second person has agreed (rule 14.37). */
export const MOST_PEOPLE_ALONE = 1_000;
/** A change in the audit log has at most 500 characters. */
const LONGEST = 480;

const clip = (text: string | null): string | null =>
  text === null || text.length <= LONGEST ? text : `${text.slice(0, LONGEST)}…`;

/** Some characters before the first one that differs. */
const LEAD = 40;

/** Both texts from shortly before where they differ, so that a change far down in a long text is seen. */
const clipBoth = (before: string, after: string): [string | null, string | null] => {
  if (Math.max(before.length, after.length) <= LONGEST) return [before, after];
  let same = 0;
  while (same < before.length && before[same] === after[same]) same += 1;
  const from = Math.max(0, same - LEAD);
  const cut = (text: string): string | null => clip(from === 0 ? text : `…${text.slice(from)}`);
  return [cut(before), cut(after)];
};

const versionText = (version: number): string => `第 ${version} 版`;

/** The acts on one kind of content. */
export interface ContentKindActs {
  rule: ContentRule;
  publishContent: Act<WithDraft>;
  editContent: Act<WithDraft>;
  withdrawContent: Act<OfContent>;
}

const actsOf = (rule: ContentRule, countAudience: CountAudience): ContentKindActs => {
  const { kind } = rule;
  const lockOf = ({ id }: OfContent): string => `${kind} ${id}`;
  const planOf = (id: string, title: string, permission: Permission, changes: Change[]): Plan => ({
    kind,
    subject: id,
    title,
    permission,
    changes,
  });
  const stored = async ({ clock }: Platform, db: Connection, id: string): Promise<StoredContent> =>
    (await rule.read(db, id, clock.now())) ?? refuse('NOT_FOUND');
  const checked = async (
    { clock }: Platform,
    db: Connection,
    { id, draft }: WithDraft,
    before?: StoredContent,
  ): Promise<void> => {
    if (draft.kind !== kind) refuse('FIELD_WRONG', { field: 'input.draft.kind' });
    await rule.check(db, draft, { id, now: clock.now(), before });
  };
  const reach = async ({ clock }: Platform, db: Connection, draft: ContentDraft): Promise<number | null> => {
    const audience = rule.audienceOf?.(draft);
    if (audience === undefined) return null;
    return await countAudience(db, audience, { now: clock.now(), most: MOST_PEOPLE_ALONE + 1 });
  };
  const permissionFor = (people: number | null): Permission =>
    people !== null && people > MOST_PEOPLE_ALONE ? 'content.large' : 'content';
  const peopleChange = (people: number | null): Change[] => {
    if (people === null) return [];
    const text = people > MOST_PEOPLE_ALONE ? `超过 ${MOST_PEOPLE_ALONE} 人` : `最多 ${people} 人`;
    return [{ field: 'people', label: '会看到的人', before: null, after: text }];
  };
  const store = async (
    { database, clock }: Platform,
    id: string,
    {
      deed,
      draft,
      by,
      before,
    }: Pick<ContentVersion, 'deed' | 'draft'> & { by: string; before?: StoredContent },
  ): Promise<void> => {
    await database.transaction(async (tx) => {
      // What was written for it is published now, or of no use any more.
      await deleteDraft(tx, { kind, id });
      const [last] = await selectVersions(tx, { kind, id });
      let version = last?.version ?? 0;
      const row = { kind, contentId: id };
      if (version === 0 && before !== undefined) {
        // What was there before versions were stored. One can go back to it too.
        version = 1;
        await insertVersion(tx, {
          ...row,
          version,
          deed: 'published',
          draft: before.draft,
          madeBy: before.madeBy,
          madeAt: null,
        });
      }
      await insertVersion(tx, {
        ...row,
        version: version + 1,
        deed,
        draft,
        madeBy: by,
        madeAt: clock.now(),
      });
    });
  };
  const changedFacts = (before: ContentDraft, after: ContentDraft): Change[] => {
    const were = new Map(rule.facts(before).map((fact: ContentFact) => [fact[0], fact[2]]));
    return rule
      .facts(after)
      .filter(([field, , text]) => were.get(field) !== text)
      .map(([field, label, text]) => {
        const was = were.get(field) ?? null;
        const [shownBefore, shownAfter] =
          was === null || text === null ? [clip(was), clip(text)] : clipBoth(was, text);
        return { field, label, before: shownBefore, after: shownAfter };
      });
  };
  return {
    rule,
    publishContent: {
      name: rule.acts.publish,
      needsReason: false,
      lockOf,
      plan: async (platform, db, { id, draft }) => {
        await checked(platform, db, { id, draft });
        if ((await rule.read(db, id, platform.clock.now())) !== undefined) refuse('CONTENT_ID_TAKEN');
        const people = await reach(platform, db, draft);
        const facts = rule
          .facts(draft)
          .map(([field, label, text]) => ({ field, label, before: null, after: clip(text) }))
          .filter(({ after }) => after !== null);
        return planOf(id, contentTitle(id, draft), permissionFor(people), [
          ...facts,
          ...peopleChange(people),
        ]);
      },
      run: async (platform, { id, draft }, { actor }) => {
        await rule.publish(platform, id, draft, actor.name);
        await store(platform, id, { deed: 'published', draft, by: actor.name });
      },
    },
    editContent: {
      name: rule.acts.edit,
      needsReason: false,
      lockOf,
      plan: async (platform, db, { id, draft }) => {
        const before = await stored(platform, db, id);
        await checked(platform, db, { id, draft }, before);
        const changes = changedFacts(before.draft, draft);
        if (changes.length === 0) refuse('ACT_NOTHING_CHANGES');
        const [last] = await selectVersions(db, { kind, id });
        const version = Math.max(last?.version ?? 0, 1);
        const people = await reach(platform, db, draft);
        return planOf(id, before.title, permissionFor(people), [
          // The number says whether somebody else has changed it since.
          { field: 'version', label: '版本', before: versionText(version), after: versionText(version + 1) },
          ...changes,
          ...peopleChange(people),
        ]);
      },
      run: async (platform, { id, draft }, { actor }) => {
        const before = await stored(platform, platform.database.read, id);
        if (rule.edit) await rule.edit(platform, id, draft, actor.name);
        else await rule.publish(platform, id, draft, actor.name);
        await store(platform, id, { deed: 'changed', draft, by: actor.name, before });
      },
    },
    withdrawContent: {
      name: rule.acts.withdraw,
      needsReason: false,
      lockOf,
      plan: async (platform, db, { id }) => {
        const { draft, title, state } = await stored(platform, db, id);
        if (state === 'ended') refuse('CONTENT_ENDED');
        const facts = rule
          .facts(draft)
          .map(([field, label, text]) => ({ field, label, before: clip(text), after: null }))
          .filter(({ before }) => before !== null);
        return planOf(id, title, 'content', facts);
      },
      run: async (platform, { id }, { actor }) => {
        const before = await stored(platform, platform.database.read, id);
        await rule.withdraw(platform, id, actor.name);
        await store(platform, id, { deed: 'withdrawn', draft: before.draft, by: actor.name, before });
      },
    },
  };
};

export type ContentActs = Readonly<Record<ContentKind, ContentKindActs>>;

/** The acts on content (rule 14.37), by its kind. */
export const contentActs = (
  rules: { readonly [Kind in ContentKind]: ContentRule<Extract<ContentDraft, { kind: Kind }>> },
  countAudience: CountAudience,
): ContentActs => ({
  banner: actsOf(rules.banner, countAudience),
  event: actsOf(rules.event, countAudience),
  notice: actsOf(rules.notice, countAudience),
  popup: actsOf(rules.popup, countAudience),
  poll: actsOf(rules.poll, countAudience),
  article: actsOf(rules.article, countAudience),
  course: actsOf(rules.course, countAudience),
  starArticle: actsOf(rules.starArticle, countAudience),
  channel: actsOf(rules.channel, countAudience),
  appRelease: actsOf(rules.appRelease, countAudience),
});
