import { ChanceCause } from '@yayan/api-client';
import { useGetCheckin } from '@yayan/api-client/react';
import { failureText, QueryView } from '@yayan/site';
import {
  checkInButtonId,
  CheckinStrip,
  coinBalanceId,
  formatCount,
  latePart,
  Skeleton,
  useCoinFlight,
} from '@yayan/ui';
import { useState } from 'react';
import { EarnedChanceLink } from '../../../shell/campaign/EarnedChanceLink.tsx';
import { toaster } from '../../../shell/client/client.ts';
import { checkinView } from './checkin-view.ts';
import { CheckinCalendar } from './CheckinCalendar.tsx';
import { CheckinMakeUp } from './CheckinMakeUp.tsx';
import { useCheckIn } from './use-check-in.ts';

const { Part: StreakFeast } = latePart(async () => (await import('./StreakFeast.tsx')).StreakFeast, {
  isOptional: true,
});

/** More coins fly on the day that ends a streak. */
const COINS = { day: 5, feast: 14 } as const;

/** Seven days of check-in: stamps, today's coins, the month's count, and the make-up of a missed day. */
export function CheckinPanel() {
  const [fresh, setFresh] = useState<string>();
  const [feast, setFeast] = useState<number>();
  const [flight, fly] = useCoinFlight();
  const query = useGetCheckin();
  const streakLength = query.data?.strip.length;
  const { checkIn, isPending, error } = useCheckIn({
    onPaid: ({ date, coins, madeUp, streakDay }) => {
      setFresh(date);
      const isFeast = streakDay === streakLength;
      if (isFeast) setFeast(coins);
      fly(
        document.getElementById(checkInButtonId),
        document.getElementById(coinBalanceId),
        isFeast ? COINS.feast : COINS.day,
      );
      // The feast says the coins itself.
      if (!isFeast) toaster.success(`${madeUp ? '补签' : '签到'}成功，+${formatCount(coins)} 金币`);
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
            after={
              checkin.checked ? (
                <EarnedChanceLink
                  cause={ChanceCause.Checkin}
                  when={fresh === checkin.date ? 'now' : 'before'}
                />
              ) : null
            }
          >
            <span>{error ? failureText(error, '签到没有成功') : `本月已签 ${checkin.monthCount} 天`}</span>
            <CheckinCalendar checkin={checkin} />
          </CheckinStrip>
          <CheckinMakeUp
            makeUp={checkin.makeUp}
            pending={isPending}
            onMakeUp={(day) => sign(checkin.date, day)}
          />
          {flight}
          <StreakFeast
            isWanted={feast !== undefined}
            coins={feast}
            days={checkin.strip.length}
            onClose={() => setFeast(undefined)}
          />
        </>
      )}
    </QueryView>
  );
}
