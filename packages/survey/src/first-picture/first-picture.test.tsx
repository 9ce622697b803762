import { YayanProvider } from '@yayan/ui';
import { beforeEach, describe, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { page as browser } from 'vitest/browser';
import { runSurvey } from '../runner/testing/mount-runner.tsx';
import type { SurveyRunnerProps } from '../definition/runner-types.ts';
import { createEarlyInput } from './early-input.ts';
import { FirstPicture } from './FirstPicture.tsx';
import { readPicture } from './read-picture.ts';
import { long, onPage, radio, several } from './testing/definitions.ts';

type Run = Pick<SurveyRunnerProps, 'definition'> & Partial<SurveyRunnerProps>;

const twoPages = {
  title: '问卷',
  pages: [
    { name: 'p', title: '第一页', elements: [radio('a'), several('b')] },
    {
      name: 'q',
      title: '第二页',
      elements: [radio('c'), radio('d', { visibleIf: "{a} = '甲'" }), radio('e')],
    },
    { name: 'r', visibleIf: '{c} > 1', elements: [{ type: 'text', name: 'f' }] },
  ],
};

const renderPicture = async (run: Run) => {
  const picture = readPicture({ answers: {}, ...run });
  if (!picture) throw new Error('there is no picture');
  const early = createEarlyInput();
  const screen = await render(
    <YayanProvider>
      <FirstPicture
        picture={picture}
        early={early}
        saveState={undefined}
        onDrawn={() => undefined}
        onChange={undefined}
        waits={undefined}
      />
    </YayanProvider>,
  );
  return { screen, picture };
};

const textsOf = (root: ParentNode, selector: string): string[] =>
  [...root.querySelectorAll(selector)].map(({ textContent }) => textContent.trim());

/** The visible content of a step, drawn by the picture or by the runner. */
const seenIn = (container: Element) => ({
  place: container.querySelector('[role=progressbar]')?.getAttribute('aria-label'),
  page: textsOf(container, 'h2'),
  questions: [...container.querySelectorAll('[data-name]')].map((card) => ({
    name: card.getAttribute('data-name'),
    title: document.querySelector(
      `#${CSS.escape(card.querySelector('fieldset')?.getAttribute('aria-labelledby') ?? '')}`,
    )?.textContent,
    choices: [...card.querySelectorAll('input')].map((input) => ({
      text: input.closest('label')?.textContent,
      value: input.value,
      kind: input.type,
      isChosen: input.checked,
    })),
  })),
  buttons: textsOf(container, 'button'),
  switches: Array.from(
    container.querySelectorAll<HTMLInputElement>('[role=switch]'),
    ({ labels }) => labels?.[0]?.textContent,
  ),
});

beforeEach(async () => {
  localStorage.clear();
  await browser.viewport(390, 844);
});

const sameSteps: Readonly<Record<string, Run>> = {
  'a single choice': { definition: onPage(radio('a'), radio('b')), oneByOne: true },
  'several choices with limits': {
    definition: onPage(several('a', { isRequired: false, minSelectedChoices: 2, maxSelectedChoices: 3 })),
    oneByOne: true,
  },
  'special choices': {
    definition: onPage(
      radio('a', {
        showOtherItem: true,
        showRefuseItem: true,
        refuseText: '不说',
        showDontKnowItem: true,
        dontKnowText: '不知道',
      }),
    ),
    oneByOne: true,
  },
  'none of them': {
    definition: onPage(several('a', { showNoneItem: true, noneText: '都没有' })),
    oneByOne: true,
  },
  'a whole page': { definition: twoPages },
  'a whole page with answers': { definition: twoPages, answers: { a: 2, b: ['丙', '甲'] }, page: 'p' },
  'a resumed page': {
    definition: twoPages,
    answers: { a: '丙', b: ['甲'] },
    page: ['r', 'q'],
    oneByOne: true,
  },
  'a resumed page with a condition that holds': {
    definition: twoPages,
    answers: { a: '甲', b: ['甲'], c: 2 },
    page: 'q',
    oneByOne: true,
  },
  'a resumed page whose next question is not asked': {
    definition: twoPages,
    answers: { a: '丙', b: ['甲'], c: 2 },
    page: 'q',
    oneByOne: true,
  },
  'an answered page to look through': {
    definition: onPage(radio('a'), radio('b')),
    answers: { a: 2, b: 2 },
    oneByOne: true,
  },
  'an answered page to go on from': {
    definition: onPage(radio('a'), radio('b')),
    answers: { a: 2, b: 2 },
    page: 'p',
    oneByOne: true,
  },
  'a declined question': {
    definition: onPage(radio('a'), radio('b')),
    sensitive: ['a'],
    answers: { 'a-Declined': true },
    page: 'p',
    oneByOne: true,
  },
  'the question that the address names': { definition: twoPages, question: 'c', oneByOne: true },
  'a first page whose condition fails': {
    definition: {
      pages: [
        { name: 'o', visibleIf: "{a} contains 'x'", elements: [radio('z')] },
        { name: 'p', elements: [radio('a'), radio('b', { visibleIf: '{a} notempty' })] },
      ],
    },
    oneByOne: true,
  },
};

describe('the first picture shows what the model will show', () => {
  test.each(Object.keys(sameSteps))('%s', async (name) => {
    const run = sameSteps[name] as Run; // One of its names.
    const picture = await renderPicture(run);
    const drawn = seenIn(picture.screen.container);
    await picture.screen.unmount();
    const { screen } = await runSurvey(run);
    expect(drawn).toEqual(seenIn(screen.container));
  });

  test.each([1, 7, 424242])('shuffled choices are in the order of the seed %i', async (seed) => {
    const choices = Array.from({ length: 9 }, (_, at) => ({ value: at, text: `第 ${at}` }));
    for (const question of [
      radio('mixed', { choices, choicesOrder: 'random', showOtherItem: true }),
      several('often', { choices, choicesOrder: 'random' }),
    ]) {
      const run: Run = { definition: onPage(question), oneByOne: true, seed };
      const picture = await renderPicture(run);
      const drawn = seenIn(picture.screen.container);
      await picture.screen.unmount();
      const { screen } = await runSurvey(run);
      expect(drawn).toEqual(seenIn(screen.container));
      await screen.unmount();
    }
  });
});

const grid = {
  type: 'matrix',
  name: 'm',
  title: '同意吗',
  columns: ['是', '否'],
  rows: ['一', '二'],
  eachRowRequired: true,
};

describe('content that only survey-core can compute is left blank', () => {
  test('another kind of question has its title and a blank below it', async () => {
    const { screen } = await renderPicture({ definition: onPage(grid), oneByOne: true });
    await expect.element(screen.getByText('同意吗', { exact: true })).toBeVisible();
    expect(screen.container.querySelector('fieldset')).toBeNull();
  });

  test('a shuffled list without a seed, a sensitive question and words of its own show no choice', () => {
    const bodies = [
      { definition: onPage(radio('a', { choicesOrder: 'random' })) },
      { definition: onPage(radio('a')), sensitive: ['a'] },
      {
        definition: onPage(radio('a', { showOtherItem: true })),
        answers: { a: 'other', 'a-Comment': '别的' },
      },
      { definition: onPage(radio('a', { choicesVisibleIf: '{item} > 1' })) },
      { definition: onPage(radio('a', { choices: [{ value: 1, text: '一', visibleIf: '{b} > 1' }] })) },
    ].map((run) =>
      readPicture({ answers: {}, oneByOne: true, ...run })?.questions.map(({ body }) => body.kind),
    );
    expect(bodies).toEqual([['blank'], ['blank'], ['blank'], undefined, ['blank']]);
  });

  test('no question is named whose place only survey-core can compute', () => {
    const unsure: Run[] = [
      { definition: onPage(radio('z', { visibleIf: "{a} = '甲' or {b} = 1" }), radio('a')), oneByOne: true },
      { definition: { ...onPage(radio('a')), questionOrder: 'random' } },
      { definition: { ...onPage(radio('a')), triggers: [{ type: 'skip' }] } },
      { definition: onPage(radio('a', { title: '你好，{name}' })) },
      { definition: onPage(radio('a', { defaultValue: '甲' }), radio('b')), page: 'p', oneByOne: true },
      { definition: onPage({ type: 'html', html: '<p>你好</p>' }, radio('a')), oneByOne: true },
      { definition: onPage({ type: 'image', name: 'i', imageLink: '/a.webp' }, radio('a')), oneByOne: true },
      { definition: onPage(radio('a')), readOnly: true },
    ];
    expect(unsure.map((run) => readPicture({ answers: {}, ...run }))).toEqual(unsure.map(() => undefined));
  });

  test('a condition that only survey-core can read leaves the number of questions open', async () => {
    const open = radio('b', { visibleIf: "{a} = '甲' or {a} = '丙'" });
    const { screen, picture } = await renderPicture({ definition: onPage(radio('a'), open), oneByOne: true });
    expect([picture.at, picture.of]).toEqual([0, undefined]);
    await expect.element(screen.getByText('问 a')).toBeVisible();
    await expect.element(screen.getByText(/第 1/u)).not.toBeInTheDocument();
  });

  test('a whole page ends where survey-core must decide', () => {
    const definition = onPage(radio('a'), radio('b', { visibleIf: '{a} = 1 and {c} = 2' }), radio('c'));
    const picture = readPicture({ definition, answers: {} });
    expect([picture?.questions.map(({ name }) => name), picture?.hasMore]).toEqual([['a'], true]);
  });
});

/** The positions of everything that people read or tap. */
const placesIn = (container: Element) =>
  Object.fromEntries(
    [
      ...['h2', '[role=progressbar]', 'button', '[role=switch]'].map(
        (selector) => [selector, selector] as const,
      ),
      ...['[data-name] fieldset', '[data-name] fieldset label', '[data-name] fieldset svg'].map(
        (selector) => [selector, selector] as const,
      ),
    ].map(([name, selector]) => [
      name,
      [...container.querySelectorAll(selector)].map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return [x, y, width, height].map((value) => Math.round(value * 10) / 10);
      }),
    ]),
  );

/** Painted lines of text, from which the browser takes the largest text of a page. */
const linesIn = (container: Element, text: string) => {
  const walker = document.createTreeWalker(container, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const range = document.createRange();
    range.selectNodeContents(walker.currentNode);
    if (walker.currentNode.textContent?.includes(text))
      return [...range.getClientRects()].map(({ x, y, width, height }) =>
        [x, y, width, height].map((value) => Math.round(value * 10) / 10),
      );
  }
  return [];
};

describe('the runner takes the picture’s place', () => {
  const definition = onPage(
    radio('a', { title: `${long}，一`, description: `说明：${long}` }),
    several('b', { title: `${long}，二`, description: '可多选' }),
    radio('c'),
  );

  test.each([
    [390, true],
    [412, true],
    [700, false],
    [1440, false],
  ])('nothing moves at %i px', async (width, oneByOne) => {
    await browser.viewport(width, 844);
    for (const answers of [{}, { a: 2, b: ['甲', 2] }]) {
      const run: Run = { definition, oneByOne, answers };
      const picture = await renderPicture(run);
      const texts = [`${long}，一`, `说明：${long}`, `${long}，二`, '丙', '选完自动到下一题'];
      const before = [
        placesIn(picture.screen.container),
        texts.map((text) => linesIn(picture.screen.container, text)),
      ];
      await picture.screen.unmount();
      const { screen } = await runSurvey(run);
      expect(before).toEqual([
        placesIn(screen.container),
        texts.map((text) => linesIn(screen.container, text)),
      ]);
      await screen.unmount();
    }
  });
});
