import { QueryClientProvider } from '@tanstack/react-query';
import { configureClient } from '@yayan/api-client';
import { useGetBenefit } from '@yayan/api-client/react';
import { ApiError, type ApiRequest } from '@yayan/auth';
import { YayanProvider } from '@yayan/ui';
import { beforeEach, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import { queryClient } from '../../../shell/client/client.ts';
import { SoldOutAction } from './SoldOutAction.tsx';

const benefitId = 'b3Hs8nQ2wZtV';
const backInStock = new ApiError({
  code: 24010,
  status: 200,
  msg: '已经到货了，现在就可以兑换',
  data: null,
  kind: 'toast',
});

let isAsked: boolean;
let refusal: ApiError | undefined;
/** How often the benefit was read. */
let reads: number;

beforeEach(async () => {
  queryClient.clear();
  [isAsked, refusal, reads] = [false, undefined, 0];
  configureClient({
    request: async <T,>({ url, data }: ApiRequest) => {
      if (url.endsWith('/restock')) {
        if (refusal) throw refusal;
        isAsked = (data as { wanted: boolean }).wanted; // What the generated hook sends.
        return data as T;
      }
      reads += 1;
      return { own: { restockAsked: isAsked } } as T;
    },
  });
  await render(
    <QueryClientProvider client={queryClient}>
      <YayanProvider>
        <SoldOut />
      </YayanProvider>
    </QueryClientProvider>,
  );
});

function SoldOut() {
  const benefit = useGetBenefit(benefitId);
  return <SoldOutAction benefitId={benefitId} isAsked={benefit.data?.own?.restockAsked === true} />;
}

test('到货提醒 can be set and cancelled, and ordering stays impossible', async () => {
  await expect.element(page.getByRole('button', { name: '已兑完' })).toBeDisabled();
  await page.getByRole('button', { name: '到货提醒我' }).click();
  await expect.element(page.getByRole('status')).toHaveTextContent('已设好，到货后发一条消息告诉你。');
  expect(isAsked).toBe(true);
  await page.getByRole('button', { name: '取消到货提醒' }).click();
  await expect.element(page.getByRole('button', { name: '到货提醒我' })).toBeVisible();
  expect(isAsked).toBe(false);
});

test('when the benefit is in stock again, the page says so and loads it again', async () => {
  await expect.poll(() => reads).toBe(1);
  refusal = backInStock;
  await page.getByRole('button', { name: '到货提醒我' }).click();
  await expect.element(page.getByRole('status')).toHaveTextContent('已经到货了，现在就可以兑换');
  await expect.poll(() => reads).toBe(2);
});
