import { ListModel, type QuestionDropdownModel } from 'survey-core';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page as browser } from 'vitest/browser';
import type { PageOutcome, SurveyRunnerProps } from '../definition/runner-types.ts';
import { withoutAutoNext } from './testing/no-auto-next.ts';
import { createSurveyModel } from './model/create-survey-model.ts';
import { runSurvey } from './testing/mount-runner.tsx';

beforeEach(async () => {
  withoutAutoNext();
  await browser.viewport(390, 844);
});

describe('turning pages', () => {
  test('a conditional page appears once its condition holds', async () => {
    const { screen } = await runSurvey({}, () => ({ kind: 'next', page: 'coffee' }));
    await expect.element(screen.getByText('第 1 / 约 3 页')).toBeVisible();
    await screen.getByText('咖啡', { exact: true }).click();
    await expect.element(screen.getByText('第 1 / 约 4 页')).toBeVisible();
    await screen.getByRole('button', { name: '下一页' }).click();
    await expect.element(screen.getByRole('heading', { name: '咖啡页' })).toHaveFocus();
  });

  test('an unanswered required question shows a Chinese message and posts nothing', async () => {
    const { screen, posted } = await runSurvey();
    await screen.getByRole('button', { name: '下一页' }).click();
    await expect.element(screen.getByText('请先回答这道题')).toBeVisible();
    expect(posted).toEqual([]);
  });

  test('the runner posts all answers of the page, numbers as numbers', async () => {
    const { screen, posted } = await runSurvey();
    await screen.getByText('茶', { exact: true }).click();
    await screen.getByRole('spinbutton').fill('28');
    await screen.getByRole('button', { name: '下一页' }).click();
    await expect.poll(() => posted).toEqual([{ page: 'first', answers: { drink: '茶', age: 28 } }]);
  });

  test('the run resumes at its page with its answers, and can go back to earlier ones', async () => {
    const { screen } = await runSurvey({ page: 'rank', answers: { drink: '茶' } });
    await expect.element(screen.getByRole('heading', { name: '排序页' })).toBeVisible();
    await screen.getByRole('button', { name: '上一页' }).click();
    await expect.element(screen.getByRole('radio', { name: '茶' })).toBeChecked();
  });

  test('the line counts finished pages: it is empty at the first page and not full at the last', async () => {
    const filled = (screen: Awaited<ReturnType<typeof runSurvey>>['screen']) =>
      screen.getByRole('progressbar').element().getAttribute('aria-valuenow');
    const first = await runSurvey();
    expect(filled(first.screen)).toBe('0');
    await first.screen.unmount();
    const last = await runSurvey({ page: 'grid', answers: { drink: '茶' } });
    expect(Number(filled(last.screen))).toBeLessThan(100);
  });

  test('of several pages to open, the first visible one is opened', async () => {
    const { screen } = await runSurvey({ page: ['coffee', 'grid', 'first'], answers: { drink: '茶' } });
    await expect.element(screen.getByRole('heading', { name: '矩阵页' })).toBeVisible();
  });

  test('problems of a question are shown at it, others above the buttons', async () => {
    const { screen } = await runSurvey({ answers: { drink: '茶' } }, () => ({
      kind: 'refused',
      problems: [
        { question: 'age', msg: '年龄不对' },
        { question: '', msg: '请先完成前面' },
      ],
    }));
    await screen.getByRole('button', { name: '下一页' }).click();
    await expect.element(screen.getByText('年龄不对')).toBeVisible();
    await expect.element(screen.getByText('请先完成前面')).toBeVisible();
    await expect.element(screen.getByRole('heading', { name: '第一页' })).toBeVisible();
  });

  test('when a post fails, the page stays and says so', async () => {
    const { screen } = await runSurvey({ answers: { drink: '茶' } }, () => {
      throw new Error('offline');
    });
    await screen.getByRole('button', { name: '下一页' }).click();
    await expect
      .element(screen.getByRole('alert'))
      .toHaveTextContent('没有发出去。答案已存在这台设备上，请再试一次');
  });

  describe('rule 3.9: without a network', () => {
    const ranked = { drink: '茶', order: ['甲', '乙', '丙'] };
    const offline = { answers: ranked, saveState: 'waiting' } as const;

    test('the first page waits for the server, says so, and says nothing of the sort before', async () => {
      const later = Promise.withResolvers<PageOutcome>();
      const { screen } = await runSurvey(offline, () => later.promise);
      const wait = screen.getByText('这一部分要由服务器确认你是否入选。答案已存好，联网后自动继续');
      await expect.element(wait).not.toBeInTheDocument();
      await screen.getByRole('button', { name: '下一页' }).click();
      await expect.element(wait).toBeVisible();
      later.resolve({ kind: 'next', page: 'rank' });
      await expect.element(screen.getByRole('heading', { name: '排序页' })).toBeVisible();
    });

    test('who was let in goes on from an unchanged first page, and waits after a change', async () => {
      const { screen } = await runSurvey(
        { ...offline, page: 'rank' },
        () => new Promise<PageOutcome>(() => undefined),
      );
      await screen.getByRole('button', { name: '上一页' }).click();
      await screen.getByRole('button', { name: '下一页' }).click();
      await expect.element(screen.getByRole('heading', { name: '排序页' })).toBeVisible();
      await screen.getByRole('button', { name: '上一页' }).click();
      await screen.getByRole('spinbutton').fill('28');
      await screen.getByRole('button', { name: '下一页' }).click();
      await expect
        .element(screen.getByText('这一部分要由服务器确认你是否入选', { exact: false }))
        .toBeVisible();
    });

    test('later pages are answered to the last one, which is submitted when all are confirmed', async () => {
      const first = Promise.withResolvers<PageOutcome>();
      const last = Promise.withResolvers<PageOutcome>();
      const onSubmit = vi.fn<SurveyRunnerProps['onSubmit']>(async () => ({ kind: 'ended' }));
      const { screen, posted } = await runSurvey(
        {
          ...offline,
          answers: { ...ranked, views: { 新口味: '一般', 看配料: '一般' } },
          page: 'rank',
          onSubmit,
        },
        ({ page }) => (page === 'rank' ? first.promise : last.promise),
      );
      await screen.getByRole('button', { name: '下一页' }).click();
      await expect.element(screen.getByRole('heading', { name: '矩阵页' })).toHaveFocus();
      await screen.getByRole('button', { name: '提交' }).click();
      await expect
        .element(screen.getByText('题目都答完了，还没提交。答案已存好，联网后自动提交，可以先去别的页面'))
        .toBeVisible();
      const kept = screen.getByRole('button', { name: '已存好' });
      await expect.element(kept).toHaveAttribute('aria-disabled', 'true');
      await expect.element(kept).not.toHaveAttribute('data-loading');
      expect(posted.map(({ page }) => page)).toEqual(['rank', 'grid']);
      first.resolve({ kind: 'next', page: 'grid' });
      expect(onSubmit).not.toHaveBeenCalled();
      last.resolve({ kind: 'next' });
      await expect.poll(() => onSubmit.mock.calls.length).toBe(1);
    });

    test('a page that the server refuses afterwards is opened again with the problem', async () => {
      const later = Promise.withResolvers<PageOutcome>();
      const { screen } = await runSurvey({ ...offline, page: 'rank' }, () => later.promise);
      await screen.getByRole('button', { name: '下一页' }).click();
      await expect.element(screen.getByRole('heading', { name: '矩阵页' })).toBeVisible();
      later.resolve({ kind: 'refused', problems: [{ question: 'order', msg: '排得不对' }] });
      await expect.element(screen.getByText('排得不对')).toBeVisible();
      await expect.element(screen.getByRole('heading', { name: '排序页' })).toBeVisible();
    });

    test('a page whose call fails for good afterwards is opened again and says so', async () => {
      const later = Promise.withResolvers<PageOutcome>();
      const { screen } = await runSurvey({ ...offline, page: 'rank' }, () => later.promise);
      await screen.getByRole('button', { name: '下一页' }).click();
      await expect.element(screen.getByRole('heading', { name: '矩阵页' })).toBeVisible();
      later.reject(new Error('gone'));
      await expect
        .element(screen.getByRole('alert'))
        .toHaveTextContent('没有发出去。答案已存在这台设备上，请再试一次');
      await expect.element(screen.getByRole('heading', { name: '排序页' })).toBeVisible();
    });

    test('who stepped back from a waiting page stays where they are', async () => {
      const later = Promise.withResolvers<PageOutcome>();
      const { screen } = await runSurvey(
        { ...offline, answers: { ...ranked, views: { 新口味: '一般', 看配料: '一般' } }, page: 'grid' },
        () => later.promise,
      );
      await screen.getByRole('button', { name: '提交' }).click();
      await screen.getByRole('button', { name: '上一页' }).click();
      await expect.element(screen.getByRole('heading', { name: '排序页' })).toBeVisible();
      later.resolve({ kind: 'next', page: 'first' });
      await expect.element(screen.getByRole('button', { name: '下一页' })).toBeEnabled();
      await expect.element(screen.getByRole('heading', { name: '排序页' })).toBeVisible();
    });

    test('a page that this device does not store stays until the server has it', async () => {
      const { screen } = await runSurvey(
        { ...offline, page: 'rank', keepsAnswers: false },
        () => new Promise<PageOutcome>(() => undefined),
      );
      await screen.getByRole('button', { name: '下一页' }).click();
      await expect.element(screen.getByRole('heading', { name: '排序页' })).toBeVisible();
    });
  });

  test.each([
    ['this device stores none', { keepsAnswers: false }],
    ['the storage is full', { saveState: 'full' }],
  ] as const)('it doesn’t promise that answers are stored when %s', async (_, props) => {
    const { screen } = await runSurvey(
      { answers: { drink: '茶' }, failureText: () => '服务器忙。', ...props },
      () => {
        throw new Error('busy');
      },
    );
    await screen.getByRole('button', { name: '下一页' }).click();
    await expect
      .element(screen.getByRole('alert'))
      .toHaveTextContent('服务器忙。这一页的答案还没有保存，先别关闭页面，请再试一次');
  });

  test('after the last page the run is submitted, and a refusal opens the page it names', async () => {
    const onSubmit = vi.fn<SurveyRunnerProps['onSubmit']>(async () => ({
      kind: 'refused',
      page: 'first',
      problems: [{ question: 'age', msg: '还要填' }],
    }));
    const { screen } = await runSurvey(
      {
        page: 'grid',
        answers: { drink: '茶', order: ['甲', '乙', '丙'], views: { 新口味: '一般', 看配料: '一般' } },
        onSubmit,
      },
      () => ({ kind: 'next' }),
    );
    await screen.getByRole('button', { name: '提交' }).click();
    await expect.element(screen.getByText('还要填')).toBeVisible();
    expect(onSubmit).toHaveBeenCalledOnce();
  });

  test('every change calls onChange at once', async () => {
    const onChange = vi.fn<NonNullable<SurveyRunnerProps['onChange']>>();
    const { screen } = await runSurvey({ onChange, saveState: 'kept' });
    await screen.getByText('茶', { exact: true }).click();
    expect(onChange).toHaveBeenLastCalledWith(
      'first',
      { drink: '茶' },
      expect.arrayContaining(['drink', 'age']),
    );
    await expect.element(screen.getByText('答案只存在这台设备上')).toBeVisible();
  });

  test('nothing counts as saved before the first answer', async () => {
    const { screen } = await runSurvey({ saveState: 'saved' });
    await expect.element(screen.getByText('喝什么？')).toBeVisible();
    await expect.element(screen.getByText('已保存')).not.toBeInTheDocument();
    await screen.getByText('茶', { exact: true }).click();
    await expect.element(screen.getByText('已保存')).toBeVisible();
  });

  test('a matrix that asks for each row says once what is missing, and is not called optional', async () => {
    const rows = { type: 'matrix', name: 'm', title: '同意吗', columns: ['是', '否'], rows: ['甲', '乙'] };
    const { screen } = await runSurvey({
      definition: {
        pages: [{ name: 'p', elements: [{ ...rows, isRequired: true, eachRowRequired: true }] }],
      },
    });
    await expect.element(screen.getByText('同意吗', { exact: true })).toBeVisible();
    await screen.getByRole('button', { name: '提交' }).click();
    await expect.element(screen.getByText('还没回答：甲、乙')).toBeVisible();
    await expect.element(screen.getByText('请先回答这道题')).not.toBeInTheDocument();
  });

  test('a list of cities without a match says that the city was not found', async () => {
    const elements = ['你常住的城市', '学历'].map((title, index) => ({
      type: 'dropdown',
      name: `q${index}`,
      title,
      choices: ['a'],
    }));
    const definition = { pages: [{ name: 'p', elements }] };
    const model = await createSurveyModel({ definition, answers: {} });
    const words = model.getAllQuestions().map((question) => {
      const list: unknown = (question as QuestionDropdownModel).popupModel.contentComponentData['model'];
      return list instanceof ListModel ? list.emptyMessage : '';
    });
    expect(words).toEqual(['没找到这个城市，换个写法试试', '没找到，换个写法试试']);
  });
});
