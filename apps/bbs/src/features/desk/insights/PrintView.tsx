import type { HostResponse } from '@yayan/api-client';
import { Button, formatMoment } from '@yayan/ui';
import classes from './PrintView.module.css';

interface PrintViewProps {
  answers: readonly HostResponse[];
  total: number;
  onMore?: (() => void) | undefined;
  loading: boolean;
}

/** The matching answers for printing, one after another: with question, tags and thread. */
export function PrintView({ answers, total, onMore, loading }: PrintViewProps) {
  return (
    <>
      <div className={classes['bar']}>
        <p>
          已载入 {answers.length} / {total} 条
        </p>
        {onMore ? (
          <Button variant="default" loading={loading} onClick={onMore}>
            再载入一些
          </Button>
        ) : null}
        <Button onClick={() => globalThis.print()}>打印</Button>
      </div>
      {answers.map(({ id, author, where, content, createdAt, tags, followUps }) => (
        <article key={id} className={classes['answer']}>
          <p className={classes['about']}>
            {where.topicTitle} · {where.sectionTitle}
          </p>
          <p className={classes['head']}>
            <b>{author.name}</b> {formatMoment(createdAt)}
            {tags.length > 0 ? `　标签：${tags.map(({ name }) => name).join('、')}` : ''}
          </p>
          <p className={classes['text']}>{content}</p>
          {followUps.map((one) => (
            <p key={one.id} className={classes['reply']}>
              {one.author.name}：{one.content}
            </p>
          ))}
        </article>
      ))}
    </>
  );
}
