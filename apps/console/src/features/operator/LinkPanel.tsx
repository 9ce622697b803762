import { useQueryClient } from '@tanstack/react-query';
import { failureText, type OperatorDetail, useTakeOperatorLink } from '@yayan/console-client';
import { Alert, Button, CopyButton, formatMoment } from '@yayan/ui';
import classes from './LinkPanel.module.css';

/** Lets who asked take the one-time link that a second admin agreed to. It is shown once. */
export function LinkPanel({
  operator: { name, state, mayTakeLink, linkUntil },
}: {
  operator: OperatorDetail;
}) {
  const queries = useQueryClient();
  const take = useTakeOperatorLink({
    mutation: { gcTime: 0, onSuccess: () => void queries.invalidateQueries() },
  });
  if (take.data)
    return (
      <Alert color="gold" title="只显示这一次">
        <div className={classes['body']}>
          <p className={classes['text']}>
            发给 {name} 本人。打开后设置密码和验证器，{formatMoment(take.data.endsAt)} 前有效，用过就失效。
          </p>
          <code className={classes['link']}>{take.data.link}</code>
          <CopyButton value={take.data.link} label="复制链接" done="已复制" />
        </div>
      </Alert>
    );
  if (linkUntil === null || state === 'closed') return null;
  if (!mayTakeLink)
    return <Alert color="sky">一次性链接由提出的管理员来取，{formatMoment(linkUntil)} 前有效。</Alert>;
  return (
    <Alert color="sky" title="可以取一次性链接了">
      <div className={classes['body']}>
        <p className={classes['text']}>{formatMoment(linkUntil)} 前可以取。再取一次，前一个链接就失效。</p>
        {take.error ? (
          <p className={classes['text']} role="alert">
            {failureText(take.error)}
          </p>
        ) : null}
        <Button loading={take.isPending} onClick={() => take.mutate({ name })}>
          取一次性链接
        </Button>
      </div>
    </Alert>
  );
}
