import { countDrafts, countFiles } from '@yayan/discussion';
import { unsentOwner } from './unsent-owner.ts';
import type { UnsentOwner } from './unsent-store.ts';
import { unsent } from './unsent.ts';

const kinds = [
  { prefix: 'survey ', words: (count: number) => `${count} 份问卷的答案` },
  { prefix: 'hand-in ', words: (count: number) => `${count} 份任务成果` },
  { prefix: 'draft ', words: (count: number) => `${count} 份没写完的内容` },
] as const;

const listed = (ids: readonly string[]): string =>
  kinds
    .map(({ prefix, words }) => ({ count: ids.filter((id) => id.startsWith(prefix)).length, words }))
    .filter(({ count }) => count > 0)
    .map(({ count, words }) => words(count))
    .join('、');

/** A questionnaire's copy or place on this device is no work. */
const isWork = (id: string): boolean => kinds.some(({ prefix }) => id.startsWith(prefix));

/** The ids of an owner's stored work; undefined if the browser can't read it. */
const storedOf = async (owner: UnsentOwner): Promise<readonly string[] | undefined> =>
  await unsent.idsOf(owner).catch(() => undefined);

/**
 * Text that names the signed-in member's unsent work, and what happens to it at logout (rules 3.9 and 10.7). It promises only
 * what this browser has stored.
 */
export const unsentWords = async (): Promise<string> => {
  const owner = unsentOwner();
  const stored = owner ? await storedOf(owner) : [];
  const lost = owner ? unsent.unkeptOf(owner).filter(isWork) : [];
  const waiting = listed((stored ?? []).filter((id) => !lost.includes(id)));
  const [drafts, files] = [countDrafts(), await countFiles()];
  const inGroups = [drafts > 0 && `${drafts} 段没发出的内容`, files > 0 && `${files} 个没发出的文件`].filter(
    (part) => part !== false,
  );
  const sentences = [
    waiting !== '' && `还没发出：${waiting}。会在这台设备上保留 24 小时，再登录可以接着来。`,
    lost.length > 0 && `这个浏览器存不下：${listed(lost)}，退出就没有了，先回去提交。`,
    inGroups.length > 0 && `讨论小组里有 ${inGroups.join('和 ')}，退出后会清除。`,
  ].filter((sentence) => sentence !== false);
  if (sentences.length > 0) return sentences.join('');
  return stored === undefined
    ? '这个浏览器现在存不下内容，没提交的答案退出后不会保留。'
    : '你的答案都已存好，再登录可以接着答。';
};
