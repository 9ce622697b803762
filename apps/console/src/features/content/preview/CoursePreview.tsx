import type { CourseDraft, RichText } from '@yayan/console-client';
import { formatCount, formatMoment } from '@yayan/ui';
import { CourseFilm } from './CourseFilm.tsx';
import classes from './preview.module.css';
import { RichTextPreview } from './RichTextPreview.tsx';

/** A course as members read it, and its quiz with what is right, which members see after they answered. */
export function CoursePreview({ draft, body }: { draft: CourseDraft; body: RichText | null }) {
  const { title, summary, minutes, coins, closesAt, video, quiz } = draft;
  return (
    <article className={classes['phone']}>
      <h3 className={classes['title']}>{title || '标题'}</h3>
      <p className={classes['text']}>{summary || '摘要'}</p>
      <p className={classes['note']}>
        {minutes} 分钟 · 通过得 {formatCount(coins)} 金币
        {closesAt === null ? '' : ` · ${formatMoment(closesAt)} 截止`}
      </p>
      {video === null ? null : <CourseFilm video={video} />}
      {body === null ? <p className={classes['empty']}>正文</p> : <RichTextPreview blocks={body} />}
      <ol className={classes['quiz']} aria-label="测验">
        {quiz.map(({ question, explanation, options }, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- Questions have no name but their place.
          <li key={index}>
            <p className={classes['text']}>{question || '题目'}</p>
            <ul>
              {options.map(({ text, right }, place) => (
                // oxlint-disable-next-line react/no-array-index-key -- Options have no name but their place.
                <li key={place}>
                  {text || `选项 ${place + 1}`}
                  {right ? '（正确）' : ''}
                </li>
              ))}
            </ul>
            <p className={classes['note']}>{explanation || '解释'}</p>
          </li>
        ))}
      </ol>
    </article>
  );
}
