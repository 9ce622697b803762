import { useRevealOrder } from '@yayan/api-client/react';
import { failureText } from '@yayan/site';
import { Button, CopyButton, formatDay } from '@yayan/ui';
import classes from './CardCodes.module.css';

/** Card codes, hidden until requested and kept only in this component. The server records each showing (rule 5.9). */
export function CardCodes({ orderId }: { orderId: string }) {
  const reveal = useRevealOrder();
  const cards = reveal.data?.cards;
  if (!cards)
    return (
      <div className={classes['root']}>
        <p className={classes['masked']}>卡密已隐藏，只有你能看</p>
        <Button variant="light" loading={reveal.isPending} onClick={() => reveal.mutate({ id: orderId })}>
          显示卡密
        </Button>
        {reveal.isError ? <p role="alert">{failureText(reveal.error, '没有取到卡密')}</p> : null}
      </div>
    );
  return (
    <ul className={classes['list']} aria-label="卡密">
      {cards.map(({ number, secret, expiresAt }) => (
        <li key={secret} className={classes['root']}>
          <div>
            {number === null ? null : <p className={classes['number']}>卡号 {number}</p>}
            <p className={classes['secret']}>{secret}</p>
            {expiresAt === null ? null : <p className={classes['number']}>有效期至 {formatDay(expiresAt)}</p>}
          </div>
          <div className={classes['copies']}>
            {number === null ? null : <CopyButton value={number} label="复制卡号" />}
            <CopyButton value={secret} label="复制卡密" />
          </div>
        </li>
      ))}
    </ul>
  );
}
