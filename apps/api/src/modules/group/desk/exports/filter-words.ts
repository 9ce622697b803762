import { type GroupIdentityMode, GroupMediaKind } from '@yayan/contract';
import type { Connection } from '../../../../platform/database/database.ts';
import { readTags } from '../analysis/desk-store.ts';
import type { ResponseFilter } from '../../discussion/guide/response-filter-store.ts';
import type { Visit } from '../../people/entry/visit.ts';
import type { Guide } from '../../discussion/guide/guide.ts';
import { readAttributeKeys, readPeople } from './export-store.ts';
import type { namesOf } from './respondent-names.ts';

const mediaNames: Readonly<Record<GroupMediaKind, string>> = {
  [GroupMediaKind.Image]: '图片',
  [GroupMediaKind.Video]: '视频',
  [GroupMediaKind.Audio]: '录音',
  [GroupMediaKind.File]: '文件',
};

/** The query of a download of answers. */
export interface TableQuery extends Omit<ResponseFilter, 'deleted' | 'responseIds'> {
  identity?: GroupIdentityMode;
}

/** The filter without the way respondents are named. Downloads never include deleted answers. */
export const filterOf = ({ identity: _identity, ...filter }: TableQuery): ResponseFilter => filter;

/** A filter in words, for the sheet 说明. It names people as the rest of the file does. */
export async function filterWords(
  db: Connection,
  { group }: Visit,
  guide: Guide,
  filter: ResponseFilter,
  names: ReturnType<typeof namesOf>,
): Promise<[string, string][]> {
  const { topicId, sectionId, memberId, tagIds, attributes, media, hasFollowUp, starred, unread } = filter;
  const words: [string, string][] = [];
  const say = (name: string, value: string | undefined): void => {
    if (value !== undefined) words.push([name, value]);
  };
  const yes = (on: boolean | undefined, ifTrue: string, ifFalse: string): string | undefined =>
    on === undefined ? undefined : on ? ifTrue : ifFalse;
  if (topicId !== undefined) say('话题', guide.topicOf.get(topicId.toLowerCase())?.title ?? '（不存在）');
  if (sectionId !== undefined)
    say('问题', guide.sectionOf.get(sectionId.toLowerCase())?.title ?? '（不存在）');
  if (memberId !== undefined) {
    const people = await readPeople(db, group.id, [memberId]);
    say('受访者', [...(await names(db, people)).values()][0] ?? '（不存在）');
  }
  if (tagIds !== undefined) {
    const chosen = new Set(tagIds.map((id) => id.toLowerCase()));
    const tags = (await readTags(db, group.id)).filter(({ id }) => chosen.has(id));
    say('任一标签', tags.map(({ name }) => name).join('、') || '（不存在）');
  }
  if (attributes !== undefined) {
    const labels = new Map((await readAttributeKeys(db, group.id)).map(({ key, label }) => [key, label]));
    for (const [key, pairs] of Map.groupBy(attributes, (one) => one.slice(0, one.indexOf(':'))))
      say(labels.get(key) ?? key, pairs.map((pair) => pair.slice(key.length + 1)).join('、'));
  }
  say('附件', media && mediaNames[media]);
  say('追问', yes(hasFollowUp, '追问过', '还没追问'));
  say('标星', yes(starred, '我标星的', '我没有标星的'));
  say('未读', yes(unread, '只有未读', '只有已读'));
  say('包含文字', filter.words);
  return words;
}
