import { type Campaign, ChanceCause } from '@yayan/api-client';
import { useGetCheckin } from '@yayan/api-client/react';
import { Button, ButtonLink } from '@yayan/ui';
import { causeNames, causePages } from '../campaign-labels.ts';
import classes from '../Campaign.module.css';

/** How chances are earned, and how many the signed-in member earned. */
export function EarnWays({ campaign: { ways, mine } }: { campaign: Campaign }) {
  const hasCheckin = ways.some(({ cause }) => cause === ChanceCause.Checkin);
  // While the check-in is unknown, show the link: the page it leads to shows the state.
  const { data: checkin } = useGetCheckin({ query: { enabled: hasCheckin } });
  return (
    <ul className={classes['ways']}>
      {ways.map(({ cause, chances }) => (
        <li key={cause}>
          {cause === ChanceCause.Checkin && checkin?.checked ? (
            <Button variant="light" disabled>
              今天已签到
            </Button>
          ) : (
            <ButtonLink href={causePages[cause]} variant="light">
              {causeNames[cause]}得 {chances} 次
            </ButtonLink>
          )}
          <span className={classes['dim']}>
            已得 {mine?.earned.find((one) => one.cause === cause)?.count ?? 0} 次
          </span>
        </li>
      ))}
    </ul>
  );
}
