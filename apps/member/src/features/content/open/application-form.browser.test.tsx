import { mockApplyForRecruitment, refuse } from '@yayan/api-client/mocks';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { openMockForVisitors } from '../../../testing/open-mock.ts';
import { openPage } from '../../../testing/open-page.tsx';
import RecruitPage from './RecruitPage.tsx';

test('an application shows a refusal at its field, and is sent without blanks, its mobile encrypted', async () => {
  const { mock } = openMockForVisitors();
  await openPage(RecruitPage, '/activities/recruit', '/activities/recruit');
  await page.getByLabelText('姓名').fill(' 王晓明 ');
  await page.getByLabelText('手机号').fill('+86 138 1234 5678');
  await page.getByLabelText('学校').fill('北京大学');
  await page.getByLabelText('城市').fill('北京');
  await page.getByLabelText('为什么想来').fill('我做过两年学生会的宣传工作');
  await page.getByRole('checkbox').click();
  mock.use(mockApplyForRecruitment(refuse('MOBILE_INVALID')));
  await page.getByRole('button', { name: '提交报名' }).click();
  await expect.element(page.getByText('请输入正确的 11 位手机号')).toBeVisible();
  await expect.element(page.getByLabelText('手机号')).toHaveFocus();
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
  mock.use(mockApplyForRecruitment());
  await page.getByRole('button', { name: '提交报名' }).click();
  await expect.poll(() => mock.received('getApplication').length).toBeGreaterThan(0);
  expect(mock.received('applyForRecruitment').at(-1)).toEqual({
    name: '王晓明',
    mobile: '13812345678',
    school: '北京大学',
    city: '北京',
    reason: '我做过两年学生会的宣传工作',
    consented: true,
  });
});
