import type { Permission } from '../../../call/operator/permissions.ts';
import { refuse } from '../../../errors/api-fault.ts';
import type { Act, Change, Plan } from '../../../platform/audit/act.ts';
import { clipSides } from '../../../platform/audit/clip-sides.ts';
import type { Connection } from '../../../platform/database/database.ts';
import { MOST_COUNTED } from '../../../platform/page.ts';
import type { Platform } from '../../../platform/platform.ts';
import { readRuleNumber } from '../../rule/module.ts';
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

/** The ids of members of an audience, up to a number. */
export type FindAudience = (
  db: Connection,
  audience: ContentAudience,
  on: { now: Date; most: number },
) => Promise<readonly string[]>;

/** Who is sent a message. */
export interface AudiencePorts {
  count: CountAudience;
  find: FindAudience;
}

interface Reach {
  people: number;
  most: number;
}

const versionText = (version: number): string => `第 ${version} 版`;

/** The acts on one kind of content. */
export interface ContentKindActs {
  rule: ContentRule;
  publishContent: Act<WithDraft>;
  editContent: Act<WithDraft>;
  withdrawContent: Act<OfContent>;
}

const actsOf = (rule: ContentRule, audiences: AudiencePorts): ContentKindActs => {
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
  /** Who would be sent a message; more than `most` need a second person (rule 14.37). */
  const reach = async (platform: Platform, db: Connection, draft: ContentDraft): Promise<Reach | null> => {
    const audience = rule.audienceOf?.(draft);
    if (audience === undefined) return null;
    const most = await readRuleNumber(platform, db, 'peopleAlone');
    const people = await audiences.count(db, audience, { now: platform.clock.now(), most: most + 1 });
    return { people, most };
  };
  const permissionFor = (reached: Reach | null): Permission =>
    reached !== null && reached.people > reached.most ? 'content.large' : 'content';
  const peopleChange = (reached: Reach | null): Change[] => {
    if (reached === null) return [];
    const { people, most } = reached;
    const text = people > most ? `超过 ${most} 人` : `最多 ${people} 人`;
    return [{ field: 'people', label: '会看到的人', before: null, after: text, isChanged: false }];
  };
  const reachChange = async (
    { clock }: Platform,
    db: Connection,
    { id, draft }: WithDraft,
  ): Promise<Change[]> => {
    const audience = rule.audienceOf?.(draft);
    if (audience === undefined || rule.reachToday === undefined) return [];
    const now = clock.now();
    const found = await audiences.find(db, audience, { now, most: MOST_COUNTED + 1 });
    const memberIds = found.slice(0, MOST_COUNTED);
    const reach = await rule.reachToday(db, draft, { id, memberIds, now });
    if (reach === null) return [];
    const hindered = reach.hindered.map(({ why, members }) => `${why} ${members} 人`);
    return [
      {
        field: 'reachToday',
        label: found.length > MOST_COUNTED ? `先数的 ${MOST_COUNTED} 人里今天能看到` : '其中今天能看到',
        before: null,
        after: `${reach.members} 人${hindered.length === 0 ? '' : `；不能的：${hindered.join('、')}`}`,
        isChanged: false,
      },
    ];
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
      .map(([field, label, text]) => ({
        field,
        label,
        ...clipSides({ before: were.get(field) ?? null, after: text }),
      }));
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
          .map(([field, label, text]) => ({ field, label, ...clipSides({ before: null, after: text }) }))
          .filter(({ after }) => after !== null);
        return planOf(id, contentTitle(id, draft), permissionFor(people), [
          ...facts,
          ...peopleChange(people),
          ...(await reachChange(platform, db, { id, draft })),
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
        const [last] = await selectVersions(db, { kind, id });
        const version = Math.max(last?.version ?? 0, 1);
        const people = await reach(platform, db, draft);
        return planOf(id, before.title, permissionFor(people), [
          // The number says whether somebody else has changed it since.
          {
            field: 'version',
            label: '版本',
            before: versionText(version),
            after: versionText(version + 1),
            isChanged: false,
          },
          ...changes,
          ...peopleChange(people),
          ...(await reachChange(platform, db, { id, draft })),
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
          .map(([field, label, text]) => ({ field, label, ...clipSides({ before: text, after: null }) }))
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
  audiences: AudiencePorts,
): ContentActs => ({
  banner: actsOf(rules.banner, audiences),
  event: actsOf(rules.event, audiences),
  notice: actsOf(rules.notice, audiences),
  popup: actsOf(rules.popup, audiences),
  poll: actsOf(rules.poll, audiences),
  article: actsOf(rules.article, audiences),
  course: actsOf(rules.course, audiences),
  starArticle: actsOf(rules.starArticle, audiences),
  channel: actsOf(rules.channel, audiences),
  appRelease: actsOf(rules.appRelease, audiences),
});
