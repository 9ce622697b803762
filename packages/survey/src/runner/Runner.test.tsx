import { YayanProvider } from '@yayan/ui';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page as browser, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { SurveyRunner } from '../SurveyRunner.tsx';
import type { Answers, PageOutcome, SurveyJson, SurveyRunnerProps } from './runner-types.ts';

const agree = ['很不同意', '不太同意', '一般', '比较同意', '非常同意'];
const survey: SurveyJson = {
  title: '测试问卷',
  pages: [
    {
      name: 'first',
      title: '第一页',
      elements: [
        { type: 'radiogroup', name: 'drink', title: '喝什么？', choices: ['咖啡', '茶'], isRequired: true },
        { type: 'text', name: 'age', title: '多大？', inputType: 'number' },
      ],
    },
    {
      name: 'coffee',
      title: '咖啡页',
      visibleIf: "{drink} = '咖啡'",
      elements: [{ type: 'rating', name: 'love', title: '多喜欢？' }],
    },
    {
      name: 'rank',
      title: '排序页',
      elements: [
        { type: 'ranking', name: 'order', title: '排一排', choices: ['甲', '乙', '丙'], isRequired: true },
      ],
    },
    {
      name: 'grid',
      title: '矩阵页',
      elements: [
        {
          type: 'matrix',
          name: 'views',
          title: '同意吗？',
          columns: agree,
          rows: ['新口味', '看配料'],
          eachRowRequired: true,
        },
      ],
    },
  ],
};

interface Posted {
  page: string;
  answers: Answers;
}

/** Renders the runner with a server that follows `outcomes`, or goes on to the given pages. */
const run = async (
  props: Partial<SurveyRunnerProps> = {},
  outcome: (posted: Posted) => PageOutcome = () => ({ kind: 'ended' }),
  scheme: 'light' | 'dark' = 'light',
) => {
  const posted: Posted[] = [];
  const screen = await render(
    <YayanProvider forceColorScheme={scheme}>
      <SurveyRunner
        definition={survey}
        answers={{}}
        onSubmit={async () => ({ kind: 'ended' })}
        {...props}
        onPage={async (page, answers) => {
          posted.push({ page, answers });
          return outcome({ page, answers });
        }}
      />
    </YayanProvider>,
  );
  return { posted, screen };
};

beforeEach(async () => {
  await browser.viewport(390, 844);
});

describe('turning pages', () => {
  test('a conditional page appears once its condition holds', async () => {
    const { screen } = await run({}, () => ({ kind: 'next', page: 'coffee' }));
    await expect.element(screen.getByText('第 1 / 3 页')).toBeVisible();
    await screen.getByText('咖啡', { exact: true }).click();
    await expect.element(screen.getByText('第 1 / 4 页')).toBeVisible();
    await screen.getByRole('button', { name: '下一页' }).click();
    await expect.element(screen.getByRole('heading', { name: '咖啡页' })).toHaveFocus();
  });

  test('a required question left out shows a Chinese message and posts nothing', async () => {
    const { screen, posted } = await run();
    await screen.getByRole('button', { name: '下一页' }).click();
    await expect.element(screen.getByText('请填写此问题')).toBeVisible();
    expect(posted).toEqual([]);
  });

  test('what is posted is the whole page, numbers as numbers', async () => {
    const { screen, posted } = await run();
    await screen.getByText('茶', { exact: true }).click();
    await screen.getByRole('spinbutton').fill('28');
    await screen.getByRole('button', { name: '下一页' }).click();
    await expect.poll(() => posted).toEqual([{ page: 'first', answers: { drink: '茶', age: 28 } }]);
  });

  test('the run resumes at its page with its answers, and goes back to them', async () => {
    const { screen } = await run({ page: 'rank', answers: { drink: '茶' } });
    await expect.element(screen.getByRole('heading', { name: '排序页' })).toBeVisible();
    await screen.getByRole('button', { name: '上一页' }).click();
    await expect.element(screen.getByRole('radio', { name: '茶' })).toBeChecked();
  });

  test('of several pages to open at, the first on show is opened', async () => {
    const { screen } = await run({ page: ['coffee', 'grid', 'first'], answers: { drink: '茶' } });
    await expect.element(screen.getByRole('heading', { name: '矩阵页' })).toBeVisible();
  });

  test('problems the server found stand at their questions, others above the buttons', async () => {
    const { screen } = await run({ answers: { drink: '茶' } }, () => ({
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

  test('a post that fails keeps the page and says so', async () => {
    const { screen } = await run({ answers: { drink: '茶' } }, () => {
      throw new Error('offline');
    });
    await screen.getByRole('button', { name: '下一页' }).click();
    await expect.element(screen.getByText(/没有发出去/u)).toBeVisible();
  });

  test('after the last page the run is submitted, and a refusal opens its page', async () => {
    const onSubmit = vi.fn<SurveyRunnerProps['onSubmit']>(async () => ({
      kind: 'refused',
      page: 'first',
      problems: [{ question: 'age', msg: '还要填' }],
    }));
    const { screen } = await run(
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

  test('every change is told at once, for the answer queue', async () => {
    const onChange = vi.fn<NonNullable<SurveyRunnerProps['onChange']>>();
    const { screen } = await run({ onChange, saveState: 'kept' });
    await screen.getByText('茶', { exact: true }).click();
    expect(onChange).toHaveBeenLastCalledWith('first', { drink: '茶' });
    await expect.element(screen.getByText('已存在本机')).toBeVisible();
  });
});

describe('不想回答', () => {
  const asks: SurveyJson = {
    pages: [
      {
        name: 'home',
        elements: [
          {
            type: 'matrix',
            name: 'money',
            title: '收入多少？',
            columns: ['少', '多'],
            rows: ['我', '家人'],
            isRequired: true,
            eachRowRequired: true,
          },
          { type: 'text', name: 'job', title: '做什么工作？', isRequired: true },
        ],
      },
    ],
  };

  test('is offered at sensitive questions alone, stands in for a required answer, and is posted', async () => {
    const { screen, posted } = await run({ definition: asks, sensitive: ['money'] });
    await screen.getByRole('radio', { name: '少' }).first().click();
    await screen.getByRole('checkbox', { name: '不想回答' }).click();
    await expect.element(screen.getByRole('radio', { name: '少' }).first()).not.toBeInTheDocument();
    await screen.getByRole('textbox').fill('教师');
    await screen.getByRole('button', { name: '提交' }).click();
    await expect
      .poll(() => posted)
      .toEqual([{ page: 'home', answers: { job: '教师', 'money-Declined': true } }]);
  });

  test('taken back, the question asks again and must be answered', async () => {
    const { screen, posted } = await run({
      definition: asks,
      sensitive: ['money'],
      answers: { job: '教师', 'money-Declined': true },
    });
    const declined = screen.getByRole('checkbox', { name: '不想回答' });
    await expect.element(declined).toBeChecked();
    await declined.click();
    await screen.getByRole('button', { name: '提交' }).click();
    await expect.element(screen.getByText('请填写此问题')).toBeVisible();
    expect(posted).toEqual([]);
    await screen.getByRole('radio', { name: '少' }).first().click();
    await screen.getByRole('radio', { name: '多' }).last().click();
    await screen.getByRole('button', { name: '提交' }).click();
    await expect
      .poll(() => posted)
      .toEqual([{ page: 'home', answers: { money: { 我: '少', 家人: '多' }, job: '教师' } }]);
  });

  test('the keys 1 to 9 choose answers and never 不想回答', async () => {
    const { screen } = await run({ definition: asks, sensitive: ['job'] });
    await screen.getByRole('radio', { name: '少' }).first().click();
    await screen.getByRole('radio', { name: '多' }).last().click();
    await userEvent.keyboard('3456789');
    await expect.element(screen.getByRole('checkbox', { name: '不想回答' })).not.toBeChecked();
  });
});

describe('one question at a time', () => {
  const two: SurveyJson = {
    pages: [
      {
        name: 'both',
        elements: [
          { type: 'radiogroup', name: 'a', title: '第一问', choices: ['x', 'y'], isRequired: true },
          { type: 'text', name: 'b', title: '第二问 {a}' },
          { type: 'text', name: 'c', title: '第三问', visibleIf: "{a} = 'y'" },
        ],
      },
      { name: 'last', elements: [{ type: 'text', name: 'd', title: '第四问' }] },
    ],
  };

  test('steps stay in the browser until the page is whole, then the page is posted', async () => {
    const { screen, posted } = await run({ definition: two, oneByOne: true }, () => ({
      kind: 'next',
      page: 'last',
    }));
    await expect.element(screen.getByText('第 1 / 3 题')).toBeVisible();
    await expect.element(screen.getByText(/第二问/u)).not.toBeInTheDocument();
    await screen.getByRole('button', { name: '下一题' }).click();
    await expect.element(screen.getByText('请填写此问题')).toBeVisible();
    await screen.getByText('x', { exact: true }).click();
    await screen.getByRole('button', { name: '下一题' }).click();
    await expect.element(screen.getByText('第 2 / 3 题')).toBeVisible();
    await screen.getByRole('textbox').fill('好');
    expect(posted).toEqual([]);
    await screen.getByRole('button', { name: '下一题' }).click();
    await expect.poll(() => posted).toEqual([{ page: 'both', answers: { a: 'x', b: '好' } }]);
    await expect.element(screen.getByText(/第四问/u).first()).toBeVisible();
    await screen.getByRole('button', { name: '上一题' }).click();
    await expect.element(screen.getByText(/第二问 x/u).first()).toBeVisible();
    await screen.getByRole('button', { name: '上一题' }).click();
    await expect.element(screen.getByRole('radio', { name: 'x' })).toBeChecked();
  });

  test('a problem the server found opens its question', async () => {
    const { screen } = await run({ definition: two, oneByOne: true, answers: { a: 'x' } }, () => ({
      kind: 'refused',
      problems: [{ question: 'a', msg: '请重新选择' }],
    }));
    await screen.getByRole('button', { name: '下一题' }).click();
    await screen.getByRole('button', { name: '下一题' }).click();
    await expect.element(screen.getByText('请重新选择')).toBeVisible();
  });
});

test('1 to 9 choose options and Enter goes on; a key that writes only writes', async () => {
  const { screen, posted } = await run();
  await expect.element(screen.getByText('咖啡', { exact: true })).toBeVisible();
  await userEvent.keyboard('2');
  await expect.element(screen.getByRole('radio', { name: '茶' })).toBeChecked();
  await screen.getByRole('spinbutton').click();
  await userEvent.keyboard('31');
  await expect.element(screen.getByRole('radio', { name: '茶' })).toBeChecked();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => posted).toEqual([{ page: 'first', answers: { drink: '茶', age: 31 } }]);
});

describe('files, pictures and several columns', () => {
  const dot = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==';
  const kinds: SurveyJson = {
    pages: [
      {
        name: 'p',
        elements: [
          { type: 'file', name: 'receipt', title: '小票' },
          {
            type: 'imagepicker',
            name: 'look',
            title: '哪个好看',
            multiSelect: true,
            showLabel: true,
            choices: [
              { value: 'a', text: '甲图', imageLink: dot },
              { value: 'b', text: '乙图', imageLink: dot },
            ],
          },
          {
            type: 'matrix',
            name: 'when',
            title: '何时',
            cellType: 'checkbox',
            rows: ['在家'],
            columns: ['早', '晚'],
          },
        ],
      },
    ],
  };

  test('a file is sent at once and answered by its key; a failure says so at the question', async () => {
    const sent: string[] = [];
    const { screen, posted } = await run({
      definition: kinds,
      onUpload: async (file) => {
        sent.push(file.name);
        if (sent.length === 1) throw new Error('offline');
        return 'yayan/task/own/1.jpg';
      },
    });
    await expect.element(screen.getByText(/哪个好看/u).first()).toBeVisible();
    const choose = (): void => {
      // SurveyJS listens to its file field from the click on.
      document.querySelector<HTMLElement>('.sd-file__decorator [class*=choose]')?.click();
      const input = document.querySelector<HTMLInputElement>('input[type=file]');
      const chosen = new DataTransfer();
      chosen.items.add(new File(['x'], '小票.jpg', { type: 'image/jpeg' }));
      if (!input) throw new Error('there is no file field');
      input.files = chosen.files;
      input.dispatchEvent(new Event('change', { bubbles: true }));
    };
    choose();
    await expect.poll(() => sent).toEqual(['小票.jpg']);
    await expect.element(screen.getByText(/文件没有传上去/u)).toBeVisible();
    choose();
    await expect.poll(() => sent).toHaveLength(2);
    await screen.getByText('甲图').click();
    await screen.getByRole('group', { name: '在家' }).getByText('早').click();
    await screen.getByRole('group', { name: '在家' }).getByText('晚').click();
    await screen.getByRole('button', { name: '提交' }).click();
    await expect
      .poll(() => posted)
      .toEqual([
        {
          page: 'p',
          answers: {
            receipt: [{ name: '小票.jpg', type: 'image/jpeg', content: 'yayan/task/own/1.jpg' }],
            look: ['a'],
            when: { 在家: ['早', '晚'] },
          },
        },
      ]);
  });

  test('markup in titles and in what is piped into them stays text', async () => {
    const { screen } = await run({
      definition: {
        pages: [
          {
            name: 'p',
            elements: [
              { type: 'text', name: 'a', title: '<img src=x onerror=alert(1)>' },
              { type: 'text', name: 'b', title: '你刚才写的是 {a}' },
            ],
          },
        ],
      },
      answers: { a: '<script>alert(1)</script><b>粗</b>' },
    });
    await expect.element(screen.getByText(/<b>粗<\/b>/u).first()).toBeVisible();
    expect(document.querySelectorAll('img[src=x], section b, section script')).toHaveLength(0);
  });
});

describe('tap to rank', () => {
  test('taps give ranks in order, arrows move, and the answer is whole', async () => {
    const { screen, posted } = await run({ page: 'rank', answers: { drink: '茶' } });
    await screen.getByRole('button', { name: '丙 排第 1' }).click();
    await screen.getByRole('button', { name: '甲 排第 2' }).click();
    await screen.getByRole('button', { name: '下一页' }).click();
    await expect.element(screen.getByText('请填写此问题')).toBeVisible();
    await screen.getByRole('button', { name: '乙 排第 3' }).click();
    await screen.getByRole('button', { name: '上移 乙' }).click();
    await screen.getByRole('button', { name: '下一页' }).click();
    await expect.poll(() => posted).toEqual([{ page: 'rank', answers: { order: ['丙', '乙', '甲'] } }]);
  });

  test('a keyboard alone ranks everything: the focus moves to the next open item', async () => {
    const { screen, posted } = await run({ page: 'rank', answers: { drink: '茶' } });
    const first = screen.getByRole('button', { name: '甲 排第 1' });
    await expect.element(first).toBeVisible();
    first.element().focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(screen.getByRole('button', { name: '乙 排第 2' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect.element(screen.getByRole('button', { name: '丙 排第 3' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await screen.getByRole('button', { name: '下一页' }).click();
    await expect.poll(() => posted).toEqual([{ page: 'rank', answers: { order: ['甲', '乙', '丙'] } }]);
  });

  test('taking one back moves the others up and the question is open again', async () => {
    const { screen } = await run({ page: 'rank', answers: { drink: '茶', order: ['甲', '乙', '丙'] } });
    await screen.getByRole('button', { name: '取消 甲' }).click();
    await expect.element(screen.getByRole('button', { name: '甲 排第 3' })).toBeVisible();
    await screen.getByRole('button', { name: '下一页' }).click();
    await expect.element(screen.getByText('请填写此问题')).toBeVisible();
  });
});

describe('narrow and dark', () => {
  test('at 390 px the fields of several short texts stand there before one is tapped, and keep their place', async () => {
    const items = [
      { name: 'minutes', title: '几分钟', inputType: 'number' },
      { name: 'km', title: '几公里', inputType: 'number' },
    ];
    const { screen, posted } = await run({
      definition: { pages: [{ name: 'trip', elements: [{ type: 'multipletext', name: 'trip1', items }] }] },
    });
    const next = screen.getByRole('button', { name: '提交' });
    await expect.element(next).toBeVisible();
    const topOf = () => next.element().getBoundingClientRect().top;
    const before = topOf();
    await screen.getByLabelText('几公里').click();
    expect(topOf()).toBe(before);
    await screen.getByLabelText('几分钟').fill('35');
    expect(topOf()).toBe(before);
    await next.click();
    await expect.poll(() => posted).toEqual([{ page: 'trip', answers: { trip1: { minutes: 35 } } }]);
  });

  test('at 390 px a matrix is a card a row, nothing scrolls sideways, and it answers', async () => {
    const { screen, posted } = await run({ page: 'grid', answers: { drink: '茶' } }, () => ({
      kind: 'ended',
    }));
    await expect.element(screen.getByRole('group', { name: '新口味' })).toBeVisible();
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
    for (const row of ['新口味', '看配料'])
      await screen.getByRole('group', { name: row }).getByText('比较同意').click();
    await screen.getByRole('button', { name: '提交' }).click();
    await expect
      .poll(() => posted)
      .toEqual([{ page: 'grid', answers: { views: { 新口味: '比较同意', 看配料: '比较同意' } } }]);
  });

  test('the dark scheme reaches into SurveyJS: cards and texts take our tokens', async () => {
    const { screen } = await run({}, undefined, 'dark');
    const title = screen.getByText('喝什么？');
    await expect.element(title).toBeVisible();
    await expect.poll(() => getComputedStyle(title.element()).color).toBe('rgb(236, 234, 227)');
  });
});
