import type { AccountClosing } from '@yayan/api-client';
import { Button, formatCount, useTakeFocus } from '@yayan/ui';
import { useRef } from 'react';
import classes from '../frame/SheetForm.module.css';
import list from './LossList.module.css';

interface LossListProps {
  closing: AccountClosing;
  onKeep: () => void;
  onExport: () => void;
  onGoOn: () => void;
}

/** 「1,240 金币将被清空」 and so on, only for what the member has. */
const lossesOf = ({ coins, pendingCoins, cards, openOrders }: AccountClosing): readonly string[] => [
  ...(coins > 0 ? [`${formatCount(coins)} 金币将被清空`] : []),
  ...(pendingCoins > 0 ? [`${formatCount(pendingCoins)} 待入账金币不再到账`] : []),
  ...(cards > 0 ? [`${cards} 张卡券将失效`] : []),
  ...(openOrders > 0 ? [`${openOrders} 笔兑换还没有发放，建议等发放后再注销`] : []),
  '昵称、头像、手机号、邮箱、地址、实名和个人资料将被删除',
  '绑定的微信、QQ、微博、支付宝不能再登录这个账号',
];

/** What the member loses by deleting the account. */
export function LossList({ closing, onKeep, onExport, onGoOn }: LossListProps) {
  const keep = useRef<HTMLButtonElement>(null);
  // The list may load after the dialog opened and focused its close button.
  useTakeFocus(keep);
  return (
    <div className={classes['form']}>
      <p className={classes['lead']}>注销后无法恢复，请先看看会失去什么：</p>
      <ul className={list['list']}>
        {lossesOf(closing).map((loss) => (
          <li key={loss}>{loss}</li>
        ))}
      </ul>
      <p className={classes['note']}>
        申请后有 7 天反悔期，期间可以取消。到期后账务记录依法以匿名形式保存，不再能对应到你。
      </p>
      <Button variant="light" fullWidth onClick={onExport}>
        先下载我的数据
      </Button>
      <div className={classes['buttons']}>
        <Button ref={keep} data-autofocus variant="default" onClick={onKeep}>
          再想想
        </Button>
        <Button color="seal" onClick={onGoOn}>
          继续注销
        </Button>
      </div>
    </div>
  );
}
