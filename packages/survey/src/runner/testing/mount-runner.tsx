import { YayanProvider } from '@yayan/ui';
import { expect } from 'vitest';
import { render } from 'vitest-browser-react';
import { SurveyRunner } from '../../SurveyRunner.tsx';
import type { Answers, PageOutcome, SurveyJson, SurveyRunnerProps } from '../../definition/runner-types.ts';

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

interface PostedPage {
  page: string;
  answers: Answers;
}

/** Renders the runner until its page is shown, with a server that answers each posted page with `outcome`. */
export const runSurvey = async (
  props: Partial<SurveyRunnerProps> = {},
  outcome: (posted: PostedPage) => PageOutcome | Promise<PageOutcome> = () => ({ kind: 'ended' }),
  scheme: 'light' | 'dark' = 'light',
) => {
  const posted: PostedPage[] = [];
  const screen = await render(
    <YayanProvider forceColorScheme={scheme}>
      <SurveyRunner
        definition={survey}
        answers={{}}
        onSubmit={async () => ({ kind: 'ended' })}
        {...props}
        onPage={async (page, answers) => {
          posted.push({ page, answers });
          return await outcome({ page, answers });
        }}
      />
    </YayanProvider>,
  );
  // The model is created after the first render.
  await expect.poll(() => screen.container.querySelector('[aria-busy]')).toBeNull();
  return { posted, screen };
};
