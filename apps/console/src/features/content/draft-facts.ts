import type { ContentDetail, ContentDraft } from '@yayan/console-client';
import { formatCount, levelNames } from '@yayan/ui';
import { appPlatforms } from './app-platforms.ts';
import { bannerPlaces } from './banner-places.ts';

const audienceOf = ({ audience, level }: Extract<ContentDraft, { kind: 'popup' }>): string => {
  if (audience === 'level') return `${levelNames[(level ?? 0) as keyof typeof levelNames]}以上`;
  return audience === 'newcomers' ? '30 天内加入的会员' : '所有人';
};

/** The facts of content that its preview doesn't show. */
export const draftFacts = ({
  draft,
  id,
  memberSite,
}: Pick<ContentDetail, 'draft' | 'id' | 'memberSite'>): [string, string][] => {
  if (draft.kind === 'banner')
    return [
      ['位置', bannerPlaces[draft.place]],
      ['顺序', String(draft.position)],
      ['链接', draft.link ?? '没有'],
    ];
  if (draft.kind === 'event') return [['链接', draft.link ?? '没有']];
  if (draft.kind === 'notice') return [['置顶', draft.pinned ? '是' : '否']];
  if (draft.kind === 'popup')
    return [
      ['给谁看', audienceOf(draft)],
      ['链接', draft.link ?? '没有'],
    ];
  if (draft.kind === 'course')
    return [
      ['顺序', String(draft.position)],
      ['用时', `${draft.minutes} 分钟`],
      ['通过得', `${formatCount(draft.coins)} 金币`],
    ];
  if (draft.kind === 'starArticle') return [['写的会员', draft.member ?? '没有']];
  if (draft.kind === 'channel') return [['地址', new URL(`/drainage?channel=${id}`, memberSite).href]];
  if (draft.kind === 'appRelease')
    return [
      ['系统', appPlatforms[id] ?? id],
      ['下载地址', draft.url],
    ];
  if (draft.kind === 'article')
    return [
      ['分类', String(draft.sectionId)],
      ['顺序', String(draft.position)],
    ];
  return [];
};
