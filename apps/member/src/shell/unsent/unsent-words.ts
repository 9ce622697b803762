import { countDrafts, countFiles } from '@yayan/discussion';
import { unsentOwner } from './unsent-owner.ts';
import { unsent } from './unsent.ts';

const kinds = [
  { prefix: 'survey ', words: (count: number) => `${count} 份问卷的答案` },
  { prefix: 'hand-in ', words: (count: number) => `${count} 份任务成果` },
  { prefix: 'draft ', words: (count: number) => `${count} 份没写完的内容` },
] as const;

/** Text that names the signed-in member's unsent work, and what happens to it at logout (rules 3.9 and 10.7). */
export const unsentWords = async (): Promise<string> => {
  const owner = unsentOwner();
  const ids = owner ? await unsent.idsOf(owner) : [];
  const waiting = kinds
    .map(({ prefix, words }) => ({ count: ids.filter((id) => id.startsWith(prefix)).length, words }))
    .filter(({ count }) => count > 0)
    .map(({ count, words }) => words(count));
  const [drafts, files] = [countDrafts(), await countFiles()];
  const inGroups = [drafts > 0 && `${drafts} 段没发出的内容`, files > 0 && `${files} 个没发出的文件`].filter(
    (part) => part !== false,
  );
  const sentences = [
    waiting.length > 0 && `还没发出：${waiting.join('、')}。会在这台设备上保留 24 小时，再登录可以接着来。`,
    inGroups.length > 0 && `讨论小组里有 ${inGroups.join('和 ')}，退出后会清除。`,
  ].filter((sentence) => sentence !== false);
  return sentences.join('') || '你的答案都已存好，再登录可以接着答。';
};
