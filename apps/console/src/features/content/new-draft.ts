import type { ContentDraft, ContentKind, CourseDraft } from '@yayan/console-client';

const WEEK_MS = 7 * 86_400_000;
const MINUTE_MS = 60_000;

/** The present minute; fields of times have no seconds. */
const nowAt = (): number => Math.floor(Date.now() / MINUTE_MS) * MINUTE_MS;

const POLL_DIGITS = 15;

const LONGEST_ID = 24;

/** The id of new content; empty if the form gives it one. A help article gets its number when its section is chosen. */
export const newContentId = (kind: ContentKind): string => {
  if (kind === 'article' || kind === 'channel' || kind === 'appRelease') return '';
  if (kind === 'course' || kind === 'starArticle')
    return crypto.randomUUID().replaceAll('-', '').slice(0, LONGEST_ID);
  if (kind !== 'poll') return crypto.randomUUID();
  const digits = [...crypto.getRandomValues(new Uint8Array(POLL_DIGITS))].map((byte) => byte % 10);
  return `q${digits.join('')}`;
};

const KEEPERS: ReadonlySet<ContentKind> = new Set([
  'article',
  'course',
  'starArticle',
  'channel',
  'appRelease',
]);

/** Whether content that is published again keeps its id. A course does, because members are paid for it once. */
export const keepsId = (kind: ContentKind): boolean => KEEPERS.has(kind);

/** An empty question of a course. */
export const newQuestion = (): CourseDraft['quiz'][number] => ({
  question: '',
  explanation: '',
  options: [
    { text: '', right: true },
    { text: '', right: false },
  ],
});

/** An empty point of a channel's page. */
export const NEW_POINT = { title: '', text: '' };

/** An empty draft, to be shown from now on. */
export const newDraft = (kind: ContentKind): ContentDraft => {
  const startsAt = new Date(nowAt()).toISOString();
  const endsAt = new Date(nowAt() + WEEK_MS).toISOString();
  if (kind === 'banner')
    return {
      kind,
      place: 'home',
      position: 10,
      title: '',
      image: '',
      wideImage: null,
      link: null,
      startsAt,
      endsAt: null,
    };
  if (kind === 'event') return { kind, title: '', summary: '', cover: '', link: null, startsAt, endsAt };
  if (kind === 'notice') return { kind, title: '', summary: '', body: '', pinned: false, publishAt: null };
  if (kind === 'popup')
    return {
      kind,
      title: '',
      body: '',
      image: null,
      action: null,
      link: null,
      audience: 'everyone',
      level: null,
      startsAt,
      endsAt,
    };
  if (kind === 'poll')
    return {
      kind,
      title: '',
      description: null,
      options: ['', ''],
      minChoices: 1,
      maxChoices: 1,
      results: 'afterVote',
      startsAt: null,
      closesAt: endsAt,
    };
  if (kind === 'course')
    return {
      kind,
      position: 10,
      title: '',
      summary: '',
      minutes: 3,
      coins: 20,
      closesAt: null,
      video: null,
      body: '',
      quiz: [newQuestion()],
    };
  if (kind === 'starArticle')
    return { kind, title: '', summary: '', body: '', member: null, publishAt: null };
  if (kind === 'channel')
    return { kind, title: '', lead: '', points: [NEW_POINT], partner: null, startsAt: null, endsAt: null };
  if (kind === 'appRelease')
    return {
      kind,
      version: '',
      minimumSystem: '',
      url: '',
      store: null,
      bytes: null,
      sha256: null,
      releasedAt: null,
      notes: [],
    };
  return { kind, sectionId: 0, position: 1, title: '', summary: '', body: '' };
};

/** A withdrawn draft again, from now on. */
export const draftAgain = (draft: ContentDraft): ContentDraft => {
  const startsAt = new Date(nowAt()).toISOString();
  const endsAt = new Date(nowAt() + WEEK_MS).toISOString();
  if (draft.kind === 'banner') return { ...draft, startsAt, endsAt: null };
  if (draft.kind === 'event' || draft.kind === 'popup') return { ...draft, startsAt, endsAt };
  if (draft.kind === 'notice') return { ...draft, publishAt: null };
  if (draft.kind === 'poll') return { ...draft, startsAt: null, closesAt: endsAt };
  if (draft.kind === 'course') return { ...draft, closesAt: null };
  if (draft.kind === 'starArticle') return { ...draft, publishAt: null };
  if (draft.kind === 'channel') return { ...draft, startsAt: null, endsAt: null };
  if (draft.kind === 'appRelease') return { ...draft, releasedAt: null };
  return draft;
};
