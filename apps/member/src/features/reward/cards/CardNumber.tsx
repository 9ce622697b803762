import type { Card } from '@yayan/api-client';
import { useRevealCard } from '@yayan/api-client/react';
import { failureText } from '@yayan/site';
import { Button, CopyButton } from '@yayan/ui';
import classes from './cards.module.css';

/** How much of a hidden number the server shows. */
const TAIL = 4;

/** A card's number, hidden until requested and kept only in this component. The server records each showing. */
export function CardNumber({ card: { id, number } }: { card: Pick<Card, 'id' | 'number'> }) {
  const reveal = useRevealCard();
  return (
    <div className={classes['number']}>
      <span>
        {reveal.data ? '卡号' : '卡号尾号'}{' '}
        <span className={classes['digits']}>{reveal.data?.number ?? number.slice(-TAIL)}</span>
      </span>
      {reveal.data ? (
        <CopyButton value={reveal.data.number} label="复制卡号" done="已复制卡号" />
      ) : (
        <Button
          variant="subtle"
          size="compact-sm"
          mih={32}
          loading={reveal.isPending}
          onClick={() => reveal.mutate({ id })}
        >
          显示卡号
        </Button>
      )}
      {reveal.isError ? <span role="alert">{failureText(reveal.error, '没有取到卡号')}</span> : null}
    </div>
  );
}
