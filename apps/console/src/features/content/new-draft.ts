import type { ContentDraft, ContentKind } from '@yayan/console-client';

const WEEK_MS = 7 * 86_400_000;
const MINUTE_MS = 60_000;

/** The present minute; fields of times have no seconds. */
const nowAt = (): number => Math.floor(Date.now() / MINUTE_MS) * MINUTE_MS;

const POLL_DIGITS = 15;

/** The id of new content. A help article gets its number when its section is chosen. */
export const newContentId = (kind: ContentKind): string => {
  if (kind === 'article') return '';
  if (kind !== 'poll') return crypto.randomUUID();
  const digits = [...crypto.getRandomValues(new Uint8Array(POLL_DIGITS))].map((byte) => byte % 10);
  return `q${digits.join('')}`;
};

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
  return draft;
};

/** What is missing before a draft can be tried, in the words of its fields. */
export const missingFields = (draft: ContentDraft): string[] => {
  const missing = (fields: Readonly<Record<string, string>>): string[] =>
    Object.entries(fields)
      .filter(([, value]) => value.trim() === '')
      .map(([label]) => label);
  if (draft.kind === 'banner')
    return missing({ 标题: draft.title, 图片: draft.image, 开始时间: draft.startsAt });
  if (draft.kind === 'event')
    return missing({
      标题: draft.title,
      摘要: draft.summary,
      封面: draft.cover,
      开始时间: draft.startsAt,
      结束时间: draft.endsAt,
    });
  if (draft.kind === 'notice') return missing({ 标题: draft.title, 摘要: draft.summary, 正文: draft.body });
  if (draft.kind === 'popup')
    return missing({
      标题: draft.title,
      正文: draft.body,
      开始时间: draft.startsAt,
      结束时间: draft.endsAt,
      等级: draft.audience === 'level' && draft.level === null ? '' : '-',
    });
  if (draft.kind === 'poll')
    return missing({
      问题: draft.title,
      选项: draft.options.some((option) => option.trim() === '') ? '' : '-',
    });
  return missing({
    分类: draft.sectionId === 0 ? '' : '-',
    标题: draft.title,
    摘要: draft.summary,
    正文: draft.body,
  });
};
