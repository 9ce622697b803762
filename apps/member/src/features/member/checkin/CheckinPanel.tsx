import { useGetCheckin } from '@yayan/api-client/react';
import { failureText, QueryView } from '@yayan/site';
import { CheckinStrip, Skeleton, formatCount } from '@yayan/ui';
import { useState } from 'react';
import { toaster } from '../../../shell/client/client.ts';
import { checkinView } from './checkin-view.ts';
import { CheckinCalendar } from './CheckinCalendar.tsx';
import { CheckinMakeUp } from './CheckinMakeUp.tsx';
import { useCheckIn } from './use-check-in.ts';

/** Seven days of check-in: stamps, today's coins, the month's count, and the make-up of a missed day. */
export function CheckinPanel() {
  const [fresh, setFresh] = useState<string>();
  const query = useGetCheckin();
  const { checkIn, isPending, error } = useCheckIn({
    onPaid: ({ date, coins, madeUp }) => {
      setFresh(date);
      toaster.success(`${madeUp ? '补签' : '签到'}成功，+${formatCount(coins)} 金币`);
    },
  });
  const sign = (today: string, missed?: string): void => void checkIn(today, missed).catch(() => undefined);
  return (
    <QueryView query={query} skeleton={<Skeleton height={190} radius="lg" />}>
      {(checkin) => (
        <>
          <CheckinStrip
            {...checkinView(checkin, fresh)}
            onCheckIn={checkin.checked ? undefined : () => sign(checkin.date)}
            pending={isPending}
          >
            <span>
              {error ? failureText(error, '签到没有成功，请再试一次') : `本月已签 ${checkin.monthCount} 天`}
            </span>
            <CheckinCalendar checkin={checkin} />
          </CheckinStrip>
          <CheckinMakeUp
            makeUp={checkin.makeUp}
            pending={isPending}
            onMakeUp={(day) => sign(checkin.date, day)}
          />
        </>
      )}
    </QueryView>
  );
}
