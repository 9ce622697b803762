import type { ConsoleBodyOf, ConsoleDataOf } from '@yayan/contract/console';
import { refuse } from '../../../errors/api-fault.ts';
import { formatTime } from '../../../platform/calendar.ts';
import type { Connection } from '../../../platform/database/database.ts';
import type { Platform } from '../../../platform/platform.ts';

/** What operators write, such as a banner, a notice or a course. */
export type ContentDraft = ConsoleBodyOf<'publishContent'>['input']['draft'];
export type ContentKind = ContentDraft['kind'];
export type DraftOf<Kind extends ContentKind> = Extract<ContentDraft, { kind: Kind }>;
export type ContentState = ConsoleDataOf<'getContent'>['state'];

/** A row of the list of content. */
export interface ContentRow {
  kind: ContentKind;
  id: string;
  title: string;
  state: ContentState;
  /** Null for what has no start. */
  startsAt: Date | null;
  endsAt: Date | null;
  /** Null if nobody wrote it down. */
  madeBy: string | null;
}

/** Content as it is stored. */
export interface StoredContent<Draft extends ContentDraft = ContentDraft> extends ContentRow {
  draft: Draft;
  /** Counts that operators want to see, such as votes. */
  figures: { label: string; value: number }[];
}

/** One fact of a draft: the name of its field, its label, and its value as operators read it. */
export type ContentFact = readonly [field: string, label: string, text: string | null];

/** How many members are sent a message: all, or those who joined lately. */
export type ContentAudience = 'everyone' | 'newcomers';

/** The id and the time of a check, and the content that is changed; undefined for new content. */
export interface CheckedAt<Draft extends ContentDraft> {
  id: string;
  now: Date;
  before: StoredContent<Draft> | undefined;
}

/**
 * One kind of content: how its area lists, reads and changes it. The acts of all kinds are made from it. Methods that change
 * something run in the transaction of the act.
 */
export interface ContentRule<Draft extends ContentDraft = ContentDraft> {
  readonly kind: Draft['kind'];
  /** The names of the acts in the audit log. */
  readonly acts: { readonly publish: string; readonly edit: string; readonly withdraw: string };
  /** The newest ones that start no later than `before`, at most `MOST_LISTED`; of help articles, which are few, all. */
  list(db: Connection, now: Date, before?: Date): Promise<ContentRow[]>;
  /** Undefined if there is none, or it was withdrawn. */
  read(db: Connection, id: string, now: Date): Promise<StoredContent<Draft> | undefined>;
  /** Refuses what members can't be shown. */
  check(db: Connection, draft: Draft, on: CheckedAt<Draft>): void | Promise<void>;
  facts(draft: Draft): readonly ContentFact[];
  publish(platform: Platform, id: string, draft: Draft, by: string): Promise<void>;
  /** As `publish`, for a kind whose publishing replaces what has the id. */
  edit?(platform: Platform, id: string, draft: Draft, by: string): Promise<void>;
  withdraw(platform: Platform, id: string, by: string): Promise<void>;
  /** Who is sent it; undefined if members only see it on a page. */
  audienceOf?(draft: Draft): ContentAudience;
  /** Which of these members could be shown it today, and why others could not; null if it starts later. */
  reachToday?(
    db: Connection,
    draft: Draft,
    on: { id: string; memberIds: readonly string[]; now: Date },
  ): Promise<{ members: number; hindered: { why: string; members: number }[] } | null>;
}

/** The state of what is shown from a time until another one. */
export const stateOf = (startsAt: Date, endsAt: Date | null, now: Date): ContentState => {
  if (startsAt > now) return 'planned';
  return endsAt !== null && endsAt <= now ? 'ended' : 'shown';
};

/** Refuses an end that isn't after the start, or has come already. */
export const requireLaterEnd = (startsAt: Date, endsAt: Date | null, now: Date): void => {
  if (endsAt !== null && (endsAt <= startsAt || endsAt <= now)) refuse('CONTENT_ENDS_TOO_EARLY');
};

/** Refuses an id that isn't of this form. */
export const requireId = (id: string, form: RegExp): void => {
  if (!form.test(id)) refuse('FIELD_WRONG', { field: 'params.id' });
};

/** The names of the app's platforms, which have one release each. */
const PLATFORMS: Readonly<Record<string, string>> = { ios: 'iOS', android: 'Android', harmony: 'HarmonyOS' };

/** The title of a draft. A release of the app has none: its platform and its version name it. */
export const contentTitle = (id: string, draft: ContentDraft): string =>
  draft.kind === 'appRelease' ? `${PLATFORMS[id] ?? 'APP'} ${draft.version}` : draft.title;

/** The text of the checked subset (rule 7.11) in a draft; null for a kind without one. A pop-up's text is plain. */
export const richTextOf = (draft: ContentDraft): string | null =>
  'body' in draft && draft.kind !== 'popup' ? draft.body : null;

/** A time as operators read it. */
export const timeText = (iso: string | null): string | null =>
  iso === null ? null : formatTime(new Date(iso));
