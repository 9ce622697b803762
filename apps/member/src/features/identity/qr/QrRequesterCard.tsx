import { IconAlertTriangle, IconDeviceDesktop } from '@tabler/icons-react';
import type { QrAsker } from '@yayan/api-client';
import { Button, FactList, formatClock } from '@yayan/ui';
import form from '../form.module.css';
import classes from './QrRequesterCard.module.css';
import type { QrDecision } from './use-qr-decision.ts';

interface QrAskerCardProps {
  asker: QrAsker;
  /** The decision that is being sent. */
  deciding: QrDecision | undefined;
  onDecide: (decision: QrDecision) => void;
}

const deviceOf = ({ browser, system }: QrAsker): string =>
  [browser, system].filter((part) => part !== null).join(' · ') || '未知浏览器';

/** Describes the asking browser so that the member can recognise it. Refusing is as easy as confirming. */
export function QrRequesterCard({ asker, deciding, onDecide }: QrAskerCardProps) {
  return (
    <>
      <div className={classes['head']}>
        <span className={classes['mark']}>
          <IconDeviceDesktop size={40} stroke={1.5} aria-hidden />
        </span>
        <h1 className={form['title']}>要在这台电脑上登录吗？</h1>
        <p className={classes['lead']}>确认后，它就能使用你的账号。</p>
      </div>
      <FactList
        className={classes['facts']}
        look="receipt"
        facts={[
          ['设备', deviceOf(asker)],
          ['网络', asker.network],
          ['时间', `今天 ${formatClock(asker.askedAt)}`],
        ]}
      />
      <p className={classes['warning']} data-strong={!asker.sameNetwork}>
        <IconAlertTriangle size={20} stroke={1.75} aria-hidden />
        {asker.sameNetwork
          ? '只在你自己正要登录时确认；别人发来的二维码，请取消。'
          : '它和你的手机不在同一个网络。如果不是你本人正在操作，请取消。'}
      </p>
      <div className={classes['actions']}>
        <Button
          size="lg"
          fullWidth
          onClick={() => onDecide('confirmed')}
          loading={deciding === 'confirmed'}
          disabled={deciding === 'refused'}
        >
          确认登录
        </Button>
        <Button
          size="lg"
          fullWidth
          variant="default"
          onClick={() => onDecide('refused')}
          loading={deciding === 'refused'}
          disabled={deciding === 'confirmed'}
        >
          取消
        </Button>
      </div>
    </>
  );
}
