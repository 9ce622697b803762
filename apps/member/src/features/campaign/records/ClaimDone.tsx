import { type CampaignRecord, ExchangeState, type OrderDetail, PrizeKind } from '@yayan/api-client';
import { useGetOrder } from '@yayan/api-client/react';
import { QueryView } from '@yayan/site';
import { Button, ButtonLink, formatMoment, Plant, Skeleton, useTakeFocus } from '@yayan/ui';
import { useRef } from 'react';
import classes from '../Campaign.module.css';

/** For each kind of prize what is done with it, and what its member can expect then. */
const steps: Readonly<Record<PrizeKind, readonly [done: string, then: string]>> = {
  [PrizeKind.Goods]: ['寄出', '寄出后会有消息，在兑换记录里可以查物流。'],
  [PrizeKind.Codes]: ['发放', '卡号和密码会放在兑换记录里。'],
  [PrizeKind.Mobile]: ['充值', '到账以运营商的通知为准。'],
  [PrizeKind.Cash]: ['打款', '到账以支付宝或微信的通知为准。'],
  [PrizeKind.Coins]: ['到账', ''],
};

const whenText = ({ state, expectedAt, reason }: OrderDetail, done: string): string => {
  if (state === ExchangeState.Issued) return `已经${done}。`;
  if (expectedAt !== null) return `预计 ${formatMoment(expectedAt)} 前${done}。`;
  return reason === null ? '' : `${reason}。`;
};

interface ClaimDoneProps {
  prize: NonNullable<CampaignRecord['prize']>;
  onClose: () => void;
}

/** What the dialog of a claim says once it has succeeded: that it has, and when the prize comes. */
export function ClaimDone({ prize: { kind, orderId }, onClose }: ClaimDoneProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useTakeFocus(heading);
  return (
    <div className={classes['result']}>
      <div className={classes['won-picture']} data-won>
        <Plant stage="ear" width={120} />
      </div>
      <h3 ref={heading} tabIndex={-1} className={classes['won']}>
        领取成功
      </h3>
      {orderId === null ? null : <Coming orderId={orderId} kind={kind} />}
      {orderId === null ? null : <ButtonLink href={`/home/exchange?order=${orderId}`}>查看进度</ButtonLink>}
      <Button variant={orderId === null ? 'filled' : 'light'} onClick={onClose}>
        知道了
      </Button>
    </div>
  );
}

function Coming({ orderId, kind }: { orderId: string; kind: PrizeKind }) {
  const query = useGetOrder(orderId, { request: { quiet: true } });
  const [done, then] = steps[kind];
  return (
    <QueryView query={query} skeleton={<Skeleton height={50} />} failed={<p>进度在兑换记录里。</p>}>
      {(order) => (
        <output className={classes['dim']}>
          {whenText(order, done)}
          {then}
        </output>
      )}
    </QueryView>
  );
}
