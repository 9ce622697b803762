import { beforeEach, describe, expect, test } from 'vitest';
import { page as browser, userEvent } from 'vitest/browser';
import type { SurveyJson } from '../definition/runner-types.ts';
import { runSurvey } from './testing/mount-runner.tsx';
import { withoutAutoNext } from './testing/no-auto-next.ts';

beforeEach(async () => {
  withoutAutoNext();
  await browser.viewport(1440, 900);
});

const mail: SurveyJson = {
  pages: [
    {
      name: 'p',
      elements: [
        { type: 'text', name: 'mail', title: '邮箱', inputType: 'email', isRequired: true },
        { type: 'radiogroup', name: 'often', title: '多久一次', choices: ['每天', '每周'], isRequired: true },
        {
          type: 'checkbox',
          name: 'drinks',
          title: '喝什么',
          choices: ['茶', '咖啡', '水'],
          maxSelectedChoices: 2,
        },
      ],
    },
  ],
};

const boxOf = (element: Element | null): DOMRect => {
  if (!element) throw new Error('nothing is there');
  return element.getBoundingClientRect();
};

describe('nothing jumps', () => {
  test('an error takes the line that is reserved for it: the button stays where it is when it comes and goes', async () => {
    const { screen, posted } = await runSurvey({ definition: mail });
    const button = screen.getByRole('button', { name: '提交' });
    await expect.element(button).toBeVisible();
    const before = boxOf(button.element()).top;
    await button.click();
    await expect.element(screen.getByText('请先回答这道题').first()).toBeVisible();
    expect(boxOf(button.element()).top).toBe(before);
    await screen.getByText('每天').click();
    await screen.getByRole('textbox').fill('a@b.cn');
    expect(boxOf(button.element()).top).toBe(before);
    // The field loses the focus while the pointer is down. In this case the tap was once lost.
    await userEvent.click(button);
    await expect.poll(() => posted).toEqual([{ page: 'p', answers: { mail: 'a@b.cn', often: '每天' } }]);
  });

  test('a wrong format is refused at its own question, before anything is posted', async () => {
    const { screen, posted } = await runSurvey({ definition: mail, oneByOne: true });
    await screen.getByRole('textbox').fill('nobody');
    await screen.getByRole('button', { name: '下一题' }).click();
    await expect.element(screen.getByText('邮箱格式不对，请检查一下')).toBeVisible();
    await expect.element(screen.getByText(/多久一次/u)).not.toBeInTheDocument();
    expect(posted).toEqual([]);
  });

  test('a whole row is a choice: a tap at its far end chooses it', async () => {
    const { screen } = await runSurvey({ definition: mail });
    const row = (await screen.getByText('每周').findElement()).closest('.sd-selectbase__item');
    const { width, height } = boxOf(row);
    expect([width > 500, height >= 48]).toEqual([true, true]);
    await userEvent.click(row ?? document.body, { position: { x: width - 6, y: height - 4 } });
    await expect.element(screen.getByRole('radio', { name: '每周' })).toBeChecked();
  });

  test('the title says how many options may be chosen', async () => {
    const { screen } = await runSurvey({ definition: mail });
    await expect.element(screen.getByText('喝什么（选填，多选，最多 2 项）').first()).toBeVisible();
  });

  test('when the limit is reached the others turn grey, no key chooses them, and the question says why, until one is taken back', async () => {
    const { screen } = await runSurvey({ definition: mail });
    const note = screen.getByText('最多选 2 项，想换先取消一项');
    const water = screen.getByRole('checkbox', { name: '水' });
    const row = (await water.findElement()).closest('.sd-selectbase__item') ?? document.body;
    const button = screen.getByRole('button', { name: '提交' });
    const before = [getComputedStyle(row).backgroundColor, boxOf(button.element()).top];
    await screen.getByText('茶', { exact: true }).click();
    await expect.element(note).not.toBeInTheDocument();
    await screen.getByText('咖啡', { exact: true }).click();
    await expect.element(note).toBeVisible();
    await expect.element(water).toBeDisabled();
    await userEvent.keyboard('3');
    await expect.element(screen.getByRole('checkbox', { name: '茶' })).toBeChecked();
    await expect.element(screen.getByRole('checkbox', { name: '咖啡' })).toBeChecked();
    expect(getComputedStyle(row).backgroundColor).not.toBe(before[0]);
    expect(boxOf(button.element()).top).toBe(before[1]);
    await screen.getByText('茶', { exact: true }).click();
    await expect.element(note).not.toBeInTheDocument();
    await expect.element(water).toBeEnabled();
  });

  test('a limit that the description says in words of its own is not said again', async () => {
    const where = {
      type: 'checkbox',
      name: 'where',
      title: '在哪里买',
      description: '最多选 3 处',
      isRequired: true,
      maxSelectedChoices: 3,
      choices: ['超市', '菜场', '网上', '小店'],
    };
    const { screen } = await runSurvey({ definition: { pages: [{ name: 'p', elements: [where] }] } });
    await expect.element(screen.getByText('在哪里买', { exact: true }).first()).toBeVisible();
    await expect.element(screen.getByText(/最多 3 项/u)).not.toBeInTheDocument();
  });

  test('all choices of a ranking are ranked, so its title says nothing of several', async () => {
    const ranking = { type: 'ranking', name: 'r', title: '排一排', isRequired: true, choices: ['甲', '乙'] };
    const { screen } = await runSurvey({ definition: { pages: [{ name: 'p', elements: [ranking] }] } });
    await expect.element(screen.getByText('排一排').first()).toBeVisible();
    await expect.element(screen.getByText(/多选/u)).not.toBeInTheDocument();
  });

  test('the sticky bars are above every cell', async () => {
    await browser.viewport(390, 844);
    const { screen } = await runSurvey({ definition: mail });
    const bar = boxOf(screen.getByRole('button', { name: '提交' }).element());
    const onTop = document.elementFromPoint(bar.left + bar.width / 2, bar.top + bar.height / 2);
    expect(onTop?.closest('button')?.textContent).toBe('提交');
    const layers = [...document.querySelectorAll('.sd-root-modern *')].map(
      (each) => Number(getComputedStyle(each).zIndex) || 0,
    );
    expect(Math.max(...layers)).toBeLessThan(40);
  });
});

describe('an honest total', () => {
  test('says 约 only while later answers may change it', async () => {
    const branching: SurveyJson = {
      pages: [
        { name: 'p', elements: [{ type: 'radiogroup', name: 'a', choices: ['x', 'y'] }] },
        { name: 'q', elements: [{ type: 'text', name: 'b', visibleIf: "{a} = 'y'" }] },
        { name: 'r', elements: [{ type: 'text', name: 'c' }] },
      ],
    };
    const { screen } = await runSurvey({ definition: branching }, () => ({ kind: 'next', page: 'q' }));
    await expect.element(screen.getByText('第 1 / 约 2 页')).toBeVisible();
    await screen.getByText('y').click();
    await expect.element(screen.getByText('第 1 / 约 3 页')).toBeVisible();
    await screen.getByRole('button', { name: '下一页' }).click();
    await expect.element(screen.getByText('第 2 / 3 页')).toBeVisible();
  });
});

describe('going on where one stopped', () => {
  test('the first question behind the last answered one is shown', async () => {
    const { screen } = await runSurvey({
      definition: mail,
      oneByOne: true,
      answers: { mail: 'a@b.cn', often: '每天' },
    });
    await expect.element(screen.getByText('第 3 / 3 题')).toBeVisible();
  });

  test('an answered page opens at its last question to go on, at its first to look through it', async () => {
    const answered = {
      definition: mail,
      oneByOne: true,
      answers: { mail: 'a@b.cn', often: '每天', drinks: ['茶'] },
    };
    const { screen } = await runSurvey({ ...answered, page: 'p' });
    await expect.element(screen.getByText('第 3 / 3 题')).toBeVisible();
    await screen.unmount();
    const again = await runSurvey(answered);
    await expect.element(again.screen.getByText('第 1 / 3 题')).toBeVisible();
  });

  test('answers of another device appear while the page is open', async () => {
    const senders: ((changes: { answers: Record<string, unknown>; cleared: string[] }) => void)[] = [];
    const { screen } = await runSurvey({
      definition: mail,
      arrivals: (show) => {
        senders.push(show);
        return () => undefined;
      },
    });
    await expect.poll(() => senders.length).toBeGreaterThan(0);
    senders.at(-1)?.({ answers: { often: '每周', drinks: ['茶'] }, cleared: [] });
    await expect.element(screen.getByRole('radio', { name: '每周' })).toBeChecked();
    await expect.element(screen.getByRole('checkbox', { name: '茶' })).toBeChecked();
    senders.at(-1)?.({ answers: {}, cleared: ['often'] });
    await expect.element(screen.getByRole('radio', { name: '每周' })).not.toBeChecked();
  });
});
