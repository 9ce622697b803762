import { mockAskRestock, refuse } from '@yayan/api-client/mocks';
import { useGetBenefit } from '@yayan/api-client/react';
import type { Mock } from '@yayan/mock';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { queryClient } from '../../../shell/client/client.ts';
import { openMock } from '../../../testing/open-mock.ts';
import { ReminderAction } from './ReminderAction.tsx';
import { renderPage } from '../../../testing/render-page.ts';

const benefitId = 'b3Hs8nQ2wZtV';

function SoldOut() {
  const { data } = useGetBenefit(benefitId);
  if (!data) return null;
  if (data.stock !== 0) return <p>有货</p>;
  return <ReminderAction benefit={data} />;
}

let mock: Mock;

beforeEach(async () => {
  queryClient.clear();
  ({ mock } = await openMock({ scene: 'sold-out' }));
  await renderPage(<SoldOut />);
});

test('到货提醒 can be set and cancelled, and ordering stays impossible', async () => {
  await expect.element(page.getByRole('button', { name: '已兑完' })).toBeDisabled();
  await page.getByRole('button', { name: '到货提醒我' }).click();
  await expect.element(page.getByRole('status')).toHaveTextContent('已设好，到货后发一条消息告诉你。');
  await page.getByRole('button', { name: '取消到货提醒' }).click();
  await expect.element(page.getByRole('button', { name: '到货提醒我' })).toBeVisible();
});

test('a refusal is shown next to the button', async () => {
  mock.use(mockAskRestock(refuse('RESTOCK_NOT_NEEDED')));
  await page.getByRole('button', { name: '到货提醒我' }).click();
  await expect.element(page.getByRole('status')).toHaveTextContent('已经到货了，现在就可以兑换');
});

test('when the benefit is in stock again, asking loads it again', async () => {
  const ask = page.getByRole('button', { name: '到货提醒我' });
  await expect.element(ask).toBeVisible();
  mock.setScene('usual');
  await ask.click();
  await expect.element(page.getByText('有货')).toBeVisible();
});
