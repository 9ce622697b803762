import { refuse } from '../../../errors/api-fault.ts';
import { UUID } from '../../../platform/page.ts';
import { checkedRichText } from '../../../platform/rich-text/checked-rich-text.ts';
import {
  editNotice,
  editPopup,
  makePopup,
  popupReach,
  publishNotice,
  selectAllNotices,
  selectKnownNotice,
  selectPopups,
  stopPopup,
  withdrawNotice,
} from '../../message/module.ts';
import {
  type ContentRule,
  type DraftOf,
  requireId,
  requireLaterEnd,
  stateOf,
  type StoredContent,
  timeText,
} from './content-rule.ts';

type NoticeDraft = DraftOf<'notice'>;
type PopupDraft = DraftOf<'popup'>;
type NoticeRow = Awaited<ReturnType<typeof selectAllNotices>>[number];
type PopupRow = Awaited<ReturnType<typeof selectPopups>>[number];

const storedNotice = (row: NoticeRow, now: Date): StoredContent<NoticeDraft> => ({
  kind: 'notice',
  id: row.id,
  title: row.title,
  state: stateOf(row.published_at, null, now),
  startsAt: row.published_at,
  endsAt: null,
  madeBy: row.made_by,
  figures: [],
  draft: {
    kind: 'notice',
    title: row.title,
    summary: row.summary,
    body: row.body,
    pinned: row.pinned,
    publishAt: row.published_at.toISOString(),
  },
});

const newNotice = ({ kind: _kind, publishAt, ...notice }: NoticeDraft) => ({
  ...notice,
  ...(publishAt !== null && { publishAt: new Date(publishAt) }),
});

/** Notices to everyone (rule 7.9). */
export const noticeRule: ContentRule<NoticeDraft> = {
  kind: 'notice',
  acts: { publish: 'notice publish', edit: 'notice edit', withdraw: 'notice withdraw' },
  list: async (db, now, before) => (await selectAllNotices(db, before)).map((row) => storedNotice(row, now)),
  read: async (db, id, now) => {
    const row = UUID.test(id) ? await selectKnownNotice(db, id) : undefined;
    return row && storedNotice(row, now);
  },
  check: (_db, { body, publishAt }, { id, before }) => {
    requireId(id, UUID);
    checkedRichText(body);
    if (before?.state === 'shown' && publishAt !== before.draft.publishAt) refuse('CONTENT_STARTED');
  },
  facts: ({ title, summary, body, pinned, publishAt }) => [
    ['title', '标题', title],
    ['summary', '摘要', summary],
    ['body', '正文', body],
    ['pinned', '置顶', pinned ? '是' : '否'],
    ['publishAt', '发布时间', timeText(publishAt) ?? '马上'],
  ],
  audienceOf: () => 'everyone',
  publish: async (platform, id, draft, by) => {
    await publishNotice(platform, newNotice(draft), { by, id });
  },
  edit: async (platform, id, draft) => {
    await editNotice(platform, id, newNotice(draft));
  },
  withdraw: async (platform, id) => {
    await withdrawNotice(platform, id);
  },
};

const storedPopup = (row: PopupRow, now: Date): StoredContent<PopupDraft> => ({
  kind: 'popup',
  id: row.id,
  title: row.title,
  state: stateOf(row.starts_at, row.ends_at, now),
  startsAt: row.starts_at,
  endsAt: row.ends_at,
  madeBy: row.made_by,
  figures: [],
  draft: {
    kind: 'popup',
    title: row.title,
    body: row.body,
    image: row.image,
    action: row.action,
    link: row.link,
    audience: row.audience,
    level: row.level,
    startsAt: row.starts_at.toISOString(),
    endsAt: row.ends_at.toISOString(),
  },
});

const newPopup = ({ kind: _kind, startsAt, endsAt, ...popup }: PopupDraft) => ({
  ...popup,
  startsAt: new Date(startsAt),
  endsAt: new Date(endsAt),
});

/** The names of levels (rule 4.10). */
const LEVELS = ['普通会员', '铜牌会员', '银牌会员', '金牌会员', '钻石会员'];

const audienceText = ({ audience, level }: PopupDraft): string => {
  if (audience === 'level') return `${LEVELS[level ?? 0] ?? ''}以上`;
  return audience === 'newcomers' ? '30 天内加入的会员' : '所有人';
};

/** Pop-ups (rule 7.2). */
export const popupRule: ContentRule<PopupDraft> = {
  kind: 'popup',
  acts: { publish: 'popup add', edit: 'popup edit', withdraw: 'popup stop' },
  list: async (db, now, before) => (await selectPopups(db, { before })).map((row) => storedPopup(row, now)),
  read: async (db, id, now) => {
    const [row] = UUID.test(id) ? await selectPopups(db, { id }) : [];
    return row && storedPopup(row, now);
  },
  check: (_db, draft, { id, now, before }) => {
    requireId(id, UUID);
    if ((draft.action === null) !== (draft.link === null)) refuse('POPUP_BUTTON_INCOMPLETE');
    if ((draft.audience === 'level') !== (draft.level !== null)) refuse('POPUP_LEVEL_WRONG');
    if (before?.state === 'ended') refuse('CONTENT_ENDED');
    if (before?.state === 'shown' && draft.startsAt !== before.draft.startsAt) refuse('CONTENT_STARTED');
    requireLaterEnd(new Date(draft.startsAt), new Date(draft.endsAt), now);
  },
  facts: (draft) => [
    ['title', '标题', draft.title],
    ['body', '正文', draft.body],
    ['image', '图片', draft.image],
    ['action', '按钮', draft.action],
    ['link', '链接', draft.link],
    ['audience', '给谁看', audienceText(draft)],
    ['startsAt', '开始', timeText(draft.startsAt)],
    ['endsAt', '结束', timeText(draft.endsAt)],
  ],
  // Levels are counted nowhere, so that a level counts as everyone.
  audienceOf: ({ audience }) => (audience === 'newcomers' ? 'newcomers' : 'everyone'),
  reachToday: async (db, { audience, startsAt, endsAt }, { id, memberIds, now }) =>
    await popupReach(
      db,
      { id, audience, starts_at: new Date(startsAt), ends_at: new Date(endsAt) },
      memberIds,
      now,
    ),
  publish: async (platform, id, draft, by) => {
    await makePopup(platform, newPopup(draft), { by, id });
  },
  edit: async (platform, id, draft) => {
    await editPopup(platform, id, newPopup(draft));
  },
  withdraw: async (platform, id) => {
    await stopPopup(platform, id);
  },
};
