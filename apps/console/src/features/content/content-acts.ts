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

/** Publishes new content, now or at its time (rule 14.37). */
export const publishContent = (draft: ContentDraft): ActDefinition<{ draft: ContentDraft }> => ({
  label: '发布…',
  title: `发布${contentKindLabels[draft.kind]}`,
  consequence: '会员按下面的时间看到它。之后可以修改或撤下，每一版都留着。',
  permissions,
  needsReason: false,
  reasons: ['新活动上线', '系统维护'],
  initial: { draft },
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
  initial: { draft },
  perform: (id, request, key) => callEdit(draft.kind, id, request, { 'Idempotency-Key': key }),
});

/** Withdraws content; a poll closes. */
export const withdrawContent = (kind: ContentKind): ActDefinition<undefined> => ({
  label: kind === 'poll' ? '截止…' : '撤下…',
  title: kind === 'poll' ? '截止快问' : `撤下${contentKindLabels[kind]}`,
  consequence:
    kind === 'poll' ? '现在起不能再投票，票数和结果留着。' : '会员马上看不到它。内容留着，可以再发布一次。',
  permissions: ['content'],
  needsReason: false,
  isDangerous: true,
  reasons: ['内容有误', '活动取消'],
  initial: undefined,
  perform: (id, { input: _none, ...request }, key) =>
    callWithdraw(kind, id, request, { 'Idempotency-Key': key }),
});
