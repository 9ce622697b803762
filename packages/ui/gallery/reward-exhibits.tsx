import { IconCalendarCheck, IconGift, IconListCheck } from '@tabler/icons-react';
import { useState } from 'react';
import { exchangeStates } from '../src/badge/exchange-states.ts';
import { Button } from '../src/mantine/actions/button.tsx';
import { MonthBars } from '../src/chart/MonthBars.tsx';
import { BalanceAction } from '../src/coins/BalanceAction.tsx';
import { CheckinMonth } from '../src/checkin/CheckinMonth.tsx';
import { CheckinStrip } from '../src/checkin/CheckinStrip.tsx';
import { Coin } from '../src/coins/Coin.tsx';
import { CoinBalance } from '../src/coins/CoinBalance.tsx';
import { CountUp } from '../src/coins/CountUp.tsx';
import { Coins } from '../src/coins/Coins.tsx';
import { FigurePlate } from '../src/reward/FigurePlate.tsx';
import { LedgerRow } from '../src/coins/LedgerRow.tsx';
import { Ring } from '../src/reward/Ring.tsx';
import { Stamp } from '../src/reward/Stamp.tsx';
import type { Exhibit } from './Exhibit.tsx';

const icon = { size: 20, stroke: 1.75 };
const names = ['周一', '周二', '周三', '周四', '周五', '周六', '周日'];
const days = (signed: number, todaySigned = false) =>
  names.map((label, day) => ({
    label,
    state:
      day < signed || (day === signed && todaySigned)
        ? ('signed' as const)
        : day === signed
          ? ('today' as const)
          : ('future' as const),
    reward: day === 6 ? 50 : 5,
    milestone: day === 6,
    fresh: todaySigned && day === signed,
  }));
const actions = (
  <>
    <BalanceAction href="/exchange" label="去兑换" />
    <BalanceAction href="/home/gold" label="金币明细" quiet />
  </>
);

function Earning() {
  const [available, setAvailable] = useState(12480);
  return (
    <div>
      <CoinBalance available={available} pending={350} worth="≈ 124.80 元" actions={actions} />
      <Button mt="sm" size="sm" variant="default" onClick={() => setAvailable(available + 300)}>
        得到 300 金币
      </Button>
    </div>
  );
}

export const rewardExhibits: Exhibit[] = [
  { name: 'CountUp', states: { counted: <CountUp to={1240} from={1120} /> }, layout: 'row' },
  {
    name: 'CoinBalance',
    states: {
      full: <Earning />,
      'some expire': (
        <CoinBalance available={1240} pending={0} expiry="35 金币将于 2027-03-31 到期" actions={actions} />
      ),
      'zero and hidden': <CoinBalance available={0} defaultHidden actions={actions} />,
    },
  },
  {
    name: 'BalanceAction',
    layout: 'row',
    states: { 'on the card': <BalanceAction href="/exchange" label="去兑换" /> },
  },
  {
    name: 'FigurePlate',
    layout: 'wide',
    states: {
      all: (
        <FigurePlate
          figures={[
            { name: '可用金币', value: '12,480' },
            { name: '待入账', value: '350' },
          ]}
        />
      ),
    },
  },
  {
    name: 'CheckinStrip',
    layout: 'wide',
    states: {
      'can sign': (
        <CheckinStrip days={days(4)} streak={4} hint="再签 3 天，得 50 金币" onCheckIn={() => undefined}>
          本月已签 12 天
        </CheckinStrip>
      ),
      signed: (
        <CheckinStrip days={days(4, true)} streak={5} hint="明天再来，+5">
          本月已签 13 天
        </CheckinStrip>
      ),
      first: (
        <CheckinStrip
          days={days(0)}
          streak={0}
          isFirst
          hint="再签 7 天，得 50 金币"
          onCheckIn={() => undefined}
        />
      ),
      broken: (
        <CheckinStrip
          days={days(0)}
          streak={0}
          hint="签满 7 天，得 50 金币"
          onCheckIn={() => undefined}
          pending
        />
      ),
    },
  },
  {
    name: 'CheckinMonth',
    states: {
      november: (
        <CheckinMonth
          year={2026}
          month={11}
          today={21}
          signed={new Set([2, 3, 5, 6, 7, 9, 12, 13, 16, 17, 18, 20])}
        />
      ),
    },
  },
  {
    name: 'Coin',
    layout: 'row',
    states: { '48': <Coin size={48} />, '24': <Coin size={24} />, '16': <Coin size={16} /> },
  },
  {
    name: 'Coins',
    layout: 'row',
    states: {
      large: <Coins amount={12480} size="lg" />,
      line: <Coins amount={300} />,
      small: <Coins amount={5} size="sm" />,
      change: <Coins amount={-5000} signed />,
    },
  },
  {
    name: 'Ring',
    states: {
      none: <Ring value={0} size={72} thickness={8} color="var(--y-brand-line)" label="0%" />,
      part: <Ring value={72} size={72} thickness={8} color="var(--y-brand-line)" label="72%" />,
      whole: <Ring value={100} size={72} thickness={8} color="var(--y-brand-line)" label="100%" />,
    },
  },
  {
    name: 'Stamp',
    layout: 'row',
    states: { signed: <Stamp text="已签" />, done: <Stamp text="已完成" size={80} fresh /> },
  },
  {
    name: 'LedgerRow',
    layout: 'wide',
    states: {
      receipt: (
        <ul style={{ margin: 0, padding: 0 }}>
          <LedgerRow
            icon={<IconListCheck {...icon} />}
            title="问卷：你家的早餐，一般谁来准备？"
            time="今天 14:05"
            amount={300}
            href="/task/detail/1"
          />
          <LedgerRow
            icon={<IconListCheck {...icon} />}
            title="问卷：通勤路上听什么"
            time="昨天 21:40"
            amount={120}
            note="审核中，预计 11月28日前到账"
            state={{ tone: 'blue', label: '待入账' }}
          />
          <LedgerRow icon={<IconCalendarCheck {...icon} />} title="签到" time="昨天 08:12" amount={5} />
          <LedgerRow
            icon={<IconGift {...icon} />}
            title="兑换：50 元话费"
            time="11月18日 10:30"
            amount={-5000}
            state={exchangeStates[1]}
            href="/home/exchange"
          />
        </ul>
      ),
    },
  },
  {
    name: 'MonthBars',
    states: {
      'several sources': (
        <MonthBars
          caption="近 6 个月入账（金币）"
          series={[
            { key: 'task', name: '任务', color: 'teal' },
            { key: 'checkin', name: '签到', color: 'blue' },
            { key: 'invite', name: '邀请', color: 'gold' },
            { key: 'welcome', name: '新手', color: 'bronze' },
            { key: 'campaign', name: '活动', color: 'green' },
            { key: 'rest', name: '其他', color: 'rest' },
          ]}
          months={[6, 7, 8, 9, 10, 11].map((month) => ({
            label: `${month}月`,
            name: `2026年${month}月`,
            values: {
              task: month === 8 ? 0 : month * 90,
              checkin: month * 12,
              invite: month % 2 === 0 ? 200 : 0,
              welcome: month === 6 ? 130 : 0,
              campaign: month === 10 ? 1200 : 0,
              rest: month === 11 ? 40 : 0,
            },
          }))}
        />
      ),
      'one month': (
        <MonthBars
          caption="近 2 个月入账（金币）"
          series={[{ key: 'checkin', name: '签到', color: 'blue' }]}
          months={[
            { label: '10月', name: '2026年10月', values: {} },
            { label: '11月', name: '2026年11月', values: { checkin: 5 } },
          ]}
        />
      ),
    },
  },
];
