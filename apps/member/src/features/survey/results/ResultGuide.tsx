import { SurveyNextActionKind } from '@yayan/api-client';
import classes from './ResultGuide.module.css';

interface Guide {
  readonly title: string;
  readonly steps: readonly string[];
}

const guides: Partial<Record<SurveyNextActionKind, Guide>> = {
  [SurveyNextActionKind.AnswerGuide]: {
    title: '怎样算认真作答',
    steps: [
      '先读完题目和选项再选，不清楚的题目可以退回去看',
      '每一行、每一题按自己的情况回答，不要一列到底',
      '遇到“请选某一项”的题，照着选就好',
      '填空写自己的话，写具体一些',
    ],
  },
  [SurveyNextActionKind.CookieGuide]: {
    title: '打开 Cookie 的方法',
    steps: [
      '退出无痕或隐私模式，在浏览器设置里允许本站保存 Cookie 和网站数据',
      '回到任务大厅刷新页面，再参加其他任务',
    ],
  },
};

/** Advice for the next time, for results that need it. `#guide` links here. */
export function ResultGuide({ kind }: { kind: SurveyNextActionKind }) {
  const guide = guides[kind];
  if (guide === undefined) return null;
  return (
    <section id="guide" className={classes['root']} aria-labelledby="guide-title">
      <h2 id="guide-title">{guide.title}</h2>
      <ol>
        {guide.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </section>
  );
}
