import { CheckPurpose } from '@yayan/api-client';
import { mockCheckSmsCode, refuse } from '@yayan/api-client/mocks';
import { look, looks, prepareLook } from '@yayan/site/look';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { queryClient } from '../../../shell/client/client.ts';
import { openMock } from '../../../testing/open-mock.ts';
import { renderPage } from '../../../testing/render-page.ts';
import { OwnCodeStep } from './OwnCodeStep.tsx';

let opened: Awaited<ReturnType<typeof openMock>>;

beforeEach(async () => {
  localStorage.clear();
  queryClient.clear();
  opened = await openMock();
});

const again = () => page.getByRole('button', { name: '再次提交验证码' });

/** Shows the step and types a code, whose last digit sends it. Returns the tickets that came. */
const typeCode = async (): Promise<readonly string[]> => {
  const tickets: string[] = [];
  await renderPage(
    <main>
      <OwnCodeStep
        purpose={CheckPurpose.ExportData}
        lead="先确认是你本人。"
        onProven={(ticket) => tickets.push(ticket)}
      />
    </main>,
  );
  await page.getByLabelText('验证码第 1 位').click();
  await userEvent.keyboard('048213');
  return tickets;
};

const losingCode = (): void => opened.disturb((path) => (path.endsWith('/sms/check') ? 'lost' : undefined));

test('a code for which no answer came stays, and a button sends it again', async () => {
  opened.mock.use(mockCheckSmsCode((example) => example));
  losingCode();
  const tickets = await typeCode();
  await expect.element(page.getByText('连不上服务器，请稍后再试')).toBeVisible();
  await expect.element(page.getByLabelText('验证码第 6 位')).toHaveValue('3');
  opened.disturb(() => undefined);
  await again().click();
  await expect.poll(() => tickets).toHaveLength(1);
});

test('a code that the server refused is emptied, and there is nothing to send again', async () => {
  opened.mock.use(mockCheckSmsCode(() => refuse('CODE_WRONG')));
  await typeCode();
  await expect.element(page.getByText('验证码不正确', { exact: false })).toBeVisible();
  await expect.element(page.getByLabelText('验证码第 6 位')).toHaveValue('');
  await expect.element(again()).not.toBeInTheDocument();
});

for (const size of looks)
  test(`nothing is wrong with a code that is kept: ${size.size}, ${size.scheme}`, async () => {
    await prepareLook(size);
    losingCode();
    await typeCode();
    await expect.element(again()).toBeVisible();
    await look('kept');
  });
