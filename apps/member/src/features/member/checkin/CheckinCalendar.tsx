import type { Checkin } from '@yayan/api-client';
import { Button, CheckinMonth, Sheet } from '@yayan/ui';
import { useState } from 'react';
import classes from '../HomePage.module.css';

const dayOf = (date: string): number => Number(date.slice(8, 10));

/** The month's check-ins in a sheet, with what each day pays (rule 4.8). */
export function CheckinCalendar({ checkin: { date, monthDates, strip, makeUp } }: { checkin: Checkin }) {
  const [opened, setOpened] = useState(false);
  return (
    <>
      <Button variant="subtle" size="compact-sm" mih={44} onClick={() => setOpened(true)}>
        看本月日历
      </Button>
      <Sheet opened={opened} onClose={() => setOpened(false)} title="签到日历">
        <div className={classes['calendar']}>
          <CheckinMonth
            year={Number(date.slice(0, 4))}
            month={Number(date.slice(5, 7))}
            signed={new Set(monthDates.map(dayOf))}
            today={dayOf(date)}
          />
        </div>
        <ul className={classes['rules']}>
          <li>连续第 1–7 天依次得 {strip.map(({ coins }) => coins).join('、')} 金币，之后重新开始。</li>
          <li>连签满 7 天得 1 张补签卡，30 天内有效。</li>
          <li>补签卡可补最近 7 天内漏签的一天，你现在有 {makeUp.cards} 张。</li>
        </ul>
      </Sheet>
    </>
  );
}
