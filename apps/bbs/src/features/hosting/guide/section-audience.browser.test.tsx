import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { groupId, guide, openHostedGroup, tagId } from '../testing/hosting-start.ts';
import { openHosting } from '../testing/open-hosting.tsx';

const [topic] = guide.topics;
const [question] = topic?.sections ?? [];

test('rules 6.41 and 6.49: a question is for people with a tag, and an option of its vote gives one', async () => {
  const { mock } = await openHostedGroup();
  await openHosting(`/hosting/${groupId}/guide`);
  await page.getByRole('button', { name: `题目“${question?.section.title}”的操作` }).click();
  await page.getByRole('menuitem', { name: '修改题目' }).click();
  await page.getByLabelText('给谁看').selectOptions('有“新手妈妈”标签的人（1 人）');
  await page.getByRole('switch', { name: '附一个投票' }).click();
  await page.getByLabelText('投票题目').fill('早上喝什么');
  await page.getByLabelText('选项', { exact: true }).fill('豆浆\n咖啡');
  await page.getByLabelText('咖啡').selectOptions('加上“新手妈妈”');
  await page.getByRole('button', { name: '保存题目' }).click();
  await expect
    .poll(() => mock.received('updateGuideSection'))
    .toMatchObject([
      { section: { audienceTagId: tagId, vote: { options: ['豆浆', '咖啡'], optionTags: [null, tagId] } } },
    ]);
});
