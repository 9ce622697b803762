import {
  type ContentDraft,
  type ContentKind,
  editContent as callEdit,
  publishContent as callPublish,
  withdrawContent as callWithdraw,
} from '@yayan/console-client';
import { contentKindLabels } from '@yayan/contract/console-labels';
import type { ActDefinition } from '../../shell/act/act-definition.ts';

const permissions = ['content', 'content.large'];

/** The draft without the empty lines of its notes. */
const sent = (draft: ContentDraft): ContentDraft =>
  draft.kind === 'appRelease'
    ? { ...draft, notes: draft.notes.map((note) => note.trim()).filter((note) => note !== '') }
    : draft;

/** Publishes new content, now or at its time (rule 14.37). */
export const publishContent = (draft: ContentDraft): ActDefinition<{ draft: ContentDraft }> => ({
  label: '发布…',
  title: `发布${contentKindLabels[draft.kind]}`,
  consequence: '会员按下面的时间看到它。之后可以修改或撤下，每一版都留着。',
  permissions,
  needsReason: false,
  reasons: ['新活动上线', '系统维护'],
  initial: { draft: sent(draft) },
  perform: (id, request, key) => callPublish(draft.kind, id, request, { 'Idempotency-Key': key }),
});

/** Changes content; the version before stays. */
export const editContent = (draft: ContentDraft): ActDefinition<{ draft: ContentDraft }> => ({
  label: '保存修改…',
  title: `修改${contentKindLabels[draft.kind]}`,
  consequence: '会员马上看到新的内容。旧的一版留着，可以再换回来。',
  permissions,
  needsReason: false,
  reasons: ['写错了字', '时间有变'],
  initial: { draft: sent(draft) },
  perform: (id, request, key) => callEdit(draft.kind, id, request, { 'Idempotency-Key': key }),
});

/** Kinds that end instead of being withdrawn. */
const endings: Partial<
  Record<ContentKind, Pick<ActDefinition<undefined>, 'label' | 'title' | 'consequence'>>
> = {
  poll: { label: '截止…', title: '截止快问', consequence: '现在起不能再投票，票数和结果留着。' },
  channel: {
    label: '停用…',
    title: '停用渠道页',
    consequence: '链接现在起打开是「活动已结束」，来过和注册的人数留着。改结束时间可以再启用。',
  },
};

/** Withdraws content; a poll closes. */
export const withdrawContent = (kind: ContentKind): ActDefinition<undefined> => ({
  ...(endings[kind] ?? {
    label: '撤下…',
    title: `撤下${contentKindLabels[kind]}`,
    consequence: '会员马上看不到它。内容留着，可以再发布一次。',
  }),
  permissions: ['content'],
  needsReason: false,
  isDangerous: true,
  reasons: ['内容有误', '活动取消'],
  initial: undefined,
  perform: (id, { input: _none, ...request }, key) =>
    callWithdraw(kind, id, request, { 'Idempotency-Key': key }),
});
