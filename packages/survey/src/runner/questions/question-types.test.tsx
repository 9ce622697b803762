import { beforeEach, describe, expect, test } from 'vitest';
import { page as browser, userEvent } from 'vitest/browser';
import type { SurveyJson } from '../../definition/runner-types.ts';
import { withoutAutoNext } from '../testing/no-auto-next.ts';
import { runSurvey } from '../testing/mount-runner.tsx';

beforeEach(async () => {
  withoutAutoNext();
  await browser.viewport(390, 844);
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

  test('a file is uploaded at once and its key is the answer; a failed upload shows an error at the question', async () => {
    const sent: string[] = [];
    const { screen, posted } = await runSurvey({
      definition: kinds,
      onUpload: async (file) => {
        sent.push(file.name);
        if (sent.length === 1) throw new Error('offline');
        return 'yayan/task/own/1.jpg';
      },
    });
    await expect.element(screen.getByText(/哪个好看/u).first()).toBeVisible();
    const choose = (): void => {
      // SurveyJS adds its listener to the file input at this click.
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

  test('a file whose upload was interrupted is sent again when its question is shown, and is its answer', async () => {
    const sent: [string, string][] = [];
    const changes: unknown[] = [];
    const file = new File(['x'], '小票.jpg', { type: 'image/jpeg' });
    const pages = [
      { name: 'first', elements: [{ type: 'text', name: 'age', title: '多大？' }] },
      { name: 'second', elements: [{ type: 'file', name: 'receipt', title: '小票' }] },
    ];
    const { screen } = await runSurvey(
      {
        definition: { pages },
        interrupted: [{ question: 'receipt', name: file.name, file }],
        onUpload: async (each, question) => {
          sent.push([each.name, question]);
          return 'yayan/task/own/1.jpg';
        },
        onChange: (page, answers) => void changes.push([page, answers]),
      },
      () => ({ kind: 'next', page: 'second' }),
    );
    await screen.getByRole('textbox').fill('30');
    expect(sent).toEqual([]);
    await screen.getByRole('button', { name: /下一/u }).click();
    await expect.poll(() => sent).toEqual([['小票.jpg', 'receipt']]);
    const receipt = [{ name: '小票.jpg', type: 'image/jpeg', content: 'yayan/task/own/1.jpg' }];
    await expect.poll(() => changes.at(-1)).toEqual(['second', { receipt }]);
  });

  test('a question asks again for a file that was lost before it was uploaded', async () => {
    const { screen } = await runSurvey({
      definition: { pages: [{ name: 'p', elements: [{ type: 'file', name: 'receipt', title: '小票' }] }] },
      interrupted: [{ question: 'receipt', name: '小票.jpg' }],
    });
    await expect.element(screen.getByText('“小票.jpg”没有传完，请再选一次')).toBeVisible();
  });

  test('while a file is sent that the device could not keep, its question says what closing the page would do', async () => {
    const sent = Promise.withResolvers<string>();
    const file = new File(['x'], '小票.jpg', { type: 'image/jpeg' });
    const { screen } = await runSurvey({
      definition: { pages: [{ name: 'p', elements: [{ type: 'file', name: 'receipt', title: '小票' }] }] },
      interrupted: [{ question: 'receipt', name: file.name, file }],
      onUpload: async (_file, _question, onUnkept) => {
        onUnkept();
        return await sent.promise;
      },
    });
    const warning = screen.getByText('这台设备存不下“小票.jpg”，传完之前别关掉这一页');
    await expect.element(warning).toBeVisible();
    sent.resolve('yayan/task/own/1.jpg');
    await expect.element(warning).not.toBeInTheDocument();
  });

  test('a tap on an untouched slider, or a key towards its start, answers with its first number', async () => {
    const changes: unknown[] = [];
    const slider = { type: 'slider', min: 0, max: 16, isRequired: true };
    const { screen } = await runSurvey({
      definition: {
        pages: [
          {
            name: 'p',
            elements: [
              { ...slider, name: 'a' },
              { ...slider, name: 'b' },
            ],
          },
        ],
      },
      onChange: (_, answers) => void changes.push(answers),
    });
    await screen.getByRole('button', { name: /提交/u }).click();
    await expect.element(screen.getByText('请拖动滑块；选 0 就点一下它').first()).toBeVisible();
    const [first, second] = screen.getByRole('slider').all();
    first?.element().dispatchEvent(new PointerEvent('pointerup', { bubbles: true }));
    expect(changes).toEqual([{ a: 0 }]);
    second?.element().dispatchEvent(new KeyboardEvent('keyup', { key: 'Home', bubbles: true }));
    expect(changes.at(-1)).toEqual({ a: 0, b: 0 });
  });

  test('a slider shows its current number, and its scale only numbers it can stop at', async () => {
    const { screen } = await runSurvey({
      answers: { hours: 3 },
      definition: {
        pages: [{ name: 'p', elements: [{ type: 'slider', name: 'hours', min: 0, max: 16, step: 1 }] }],
      },
    });
    await expect.element(screen.getByRole('slider')).toHaveValue('3');
    const textsOf = (part: string) =>
      [...document.querySelectorAll(`[class*=${part}]`)].map(({ textContent }) => textContent?.trim());
    expect(textsOf('sd-slider__tooltip-value')).toEqual(['3']);
    expect([...new Set(textsOf('sd-slider__label-text'))]).toEqual(['0', '4', '8', '12', '16']);
  });

  test.each([
    ['answered', 'its number', { hours: 3 }, '1'],
    ['not answered', 'no number', {}, '0'],
  ])('a slider that is %s and not touched shows %s', async (_state, _shown, answers, opacity) => {
    const { screen } = await runSurvey({
      answers,
      definition: {
        pages: [{ name: 'p', elements: [{ type: 'slider', name: 'hours', min: 0, max: 16, step: 1 }] }],
      },
    });
    await expect.element(screen.getByRole('slider')).toBeInTheDocument();
    const tooltip = document.querySelector('.sd-slider__tooltip');
    expect(tooltip && getComputedStyle(tooltip).opacity).toBe(opacity);
  });

  test('yes is before no, also in matrix cells, and a file question names the kinds it accepts', async () => {
    const { screen } = await runSurvey({
      definition: {
        pages: [
          {
            name: 'p',
            elements: [
              {
                type: 'matrixdropdown',
                name: 'm',
                rows: ['在家'],
                columns: [{ name: 'c', cellType: 'boolean' }],
              },
              { type: 'boolean', name: 'b' },
              { type: 'file', name: 'f' },
            ],
          },
        ],
      },
    });
    await expect.element(screen.getByText('JPG、PNG、WEBP、GIF，每个不超过 10 MB')).toBeVisible();
    const names = [...document.querySelectorAll('[data-takes-key]')].map(({ textContent }) => textContent);
    expect(names).toEqual(['是', '否', '是', '否']);
  });

  test('a text typed into a list replaces the choice made before', async () => {
    const { screen } = await runSurvey({
      definition: {
        pages: [
          {
            name: 'p',
            elements: [
              { type: 'dropdown', name: 'city', title: '你常住的城市', choices: ['北京市', '杭州市'] },
            ],
          },
        ],
      },
      answers: { city: '北京市' },
    });
    await screen.getByText('北京市').first().click({ force: true });
    await expect.element(screen.getByRole('combobox')).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('杭');
    await expect.element(screen.getByRole('option', { name: '杭州市' })).toBeVisible();
  });

  test('markup in titles and in piped answers stays text', async () => {
    const { screen } = await runSurvey({
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
