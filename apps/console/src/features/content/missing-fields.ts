import type { ContentDraft, CourseDraft } from '@yayan/console-client';

/** Whether nothing of a question is empty. */
const isWhole = ({ question, explanation, options }: CourseDraft['quiz'][number]): boolean =>
  [question, explanation, ...options.map(({ text }) => text)].every((text) => text.trim() !== '');

const CHANNEL_CODE = /^[a-z0-9][a-z0-9-]{1,31}$/;
const VERSION = /^\d+(?:\.\d+){1,3}$/;
const DIGEST = /^[0-9a-f]{64}$/;

/** What is missing before a draft can be tried, in the words of its fields. */
export const missingFields = (draft: ContentDraft, id: string): string[] => {
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
  if (draft.kind === 'course')
    return missing({
      标题: draft.title,
      摘要: draft.summary,
      正文: draft.body,
      视频: draft.video !== null && (draft.video.source === '' || draft.video.captions === '') ? '' : '-',
      测验: draft.quiz.every(isWhole) ? '-' : '',
    });
  if (draft.kind === 'starArticle')
    return missing({ 标题: draft.title, 摘要: draft.summary, 正文: draft.body });
  if (draft.kind === 'channel')
    return missing({
      代码: CHANNEL_CODE.test(id) ? '-' : '',
      标题: draft.title,
      导语: draft.lead,
      要点: draft.points.some(({ title, text }) => title.trim() === '' || text.trim() === '') ? '' : '-',
    });
  if (draft.kind === 'appRelease')
    return missing({
      系统: id,
      版本: VERSION.test(draft.version) ? '-' : '',
      最低系统: draft.minimumSystem,
      下载地址: draft.url,
      ...(draft.store === null && {
        字节数: draft.bytes === null ? '' : '-',
        'SHA-256': DIGEST.test(draft.sha256 ?? '') ? '-' : '',
      }),
    });
  return missing({
    分类: draft.sectionId === 0 ? '' : '-',
    标题: draft.title,
    摘要: draft.summary,
    正文: draft.body,
  });
};
