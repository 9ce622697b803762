import { look, looks, prepareLook } from '@yayan/site/look';
import { YayanProvider } from '@yayan/ui';
import { beforeEach, describe, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import { SurveyFrame } from './SurveyFrame.tsx';

const sessionId = '0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607';

describe.each(looks)('a questionnaire on a $size, $scheme', (how) => {
  beforeEach(() => prepareLook(how));

  test('rule 3.9: the frame says how to go on with the same participation on another device', async () => {
    await render(
      <YayanProvider>
        <SurveyFrame title="早餐习惯小调查" leaveTo="/task/detail/t7Kq2mX9bLpR" sessionId={sessionId}>
          <p>题目</p>
        </SurveyFrame>
      </YayanProvider>,
    );
    await page.getByRole('button', { name: '换设备' }).click();
    const dialog = page.getByRole('dialog');
    await expect.element(dialog.getByText(/名额也还在/u)).toBeVisible();
    await expect.element(dialog.getByText(/\/login$/u)).toBeVisible();
    await expect.element(dialog.getByRole('img', { name: '二维码：在手机上继续' })).toBeVisible();
    const ways = dialog.getByRole('heading', { level: 3 });
    const names = ways.elements().map(({ textContent }) => textContent);
    expect(names).toEqual(how.size === 'phone' ? ['换到电脑', '换到手机'] : ['换到手机', '换到另一台电脑']);
    // A computer isn't called a phone.
    expect(dialog.getByText(/这部手机/u).elements()).toHaveLength(how.size === 'phone' ? 1 : 0);
    await look('hand over');
  });

  test('who has no account has nothing to hand over', async () => {
    await render(
      <YayanProvider>
        <SurveyFrame title="早餐习惯小调查">
          <p>题目</p>
        </SurveyFrame>
      </YayanProvider>,
    );
    await expect.element(page.getByText('题目')).toBeVisible();
    expect(page.getByRole('button', { name: '换设备' }).elements()).toEqual([]);
  });
});
