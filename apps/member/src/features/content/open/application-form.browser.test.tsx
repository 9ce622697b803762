import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { refusal, startFakeCalls } from '../../../testing/fake-calls.ts';
import { openPage } from '../../../testing/open-page.tsx';
import { openSealed, stubPublicKey } from '../../../testing/sealed-fields.ts';
import RecruitPage from './RecruitPage.tsx';

const address = '/v1/applications/recruit';

test('an application shows a refusal at its field, and is sent without blanks, its mobile encrypted', async () => {
  await stubPublicKey();
  const server = startFakeCalls();
  await openPage(RecruitPage, '/activities/recruit', '/activities/recruit');
  await page.getByLabelText('姓名').fill(' 王晓明 ');
  await page.getByLabelText('手机号').fill('+86 138 1234 5678');
  await page.getByLabelText('学校').fill('北京大学');
  await page.getByLabelText('城市').fill('北京');
  await page.getByLabelText('为什么想来').fill('我做过两年学生会的宣传工作');
  await page.getByRole('checkbox').click();
  server.answer(address, () => Promise.reject(refusal(20_002, 200, '手机号格式不对')));
  await page.getByRole('button', { name: '提交报名' }).click();
  await expect.element(page.getByText('手机号格式不对')).toBeVisible();
  await expect.element(page.getByLabelText('手机号')).toHaveFocus();
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
  server.answer(address, () => ({ number: 'H-7K2M-9XBQ-4RTW' }));
  await page.getByRole('button', { name: '提交报名' }).click();
  await expect.poll(() => server.sent('/v1/applications/H-7K2M-9XBQ-4RTW').length).toBeGreaterThan(0);
  expect(await openSealed(server.sent(address).at(-1), 'sealed ')).toEqual({
    name: '王晓明',
    mobile: 'sealed 13812345678',
    school: '北京大学',
    city: '北京',
    reason: '我做过两年学生会的宣传工作',
    consented: true,
  });
});
