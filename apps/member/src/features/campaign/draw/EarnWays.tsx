import type { Campaign } from '@yayan/api-client';
import { ButtonLink } from '@yayan/ui';
import { causeNames, causePages } from '../campaign-labels.ts';
import classes from '../Campaign.module.css';

/** How chances are earned, and how many the member earned. */
export function EarnWays({ campaign: { ways, mine } }: { campaign: Campaign }) {
  return (
    <ul className={classes['ways']}>
      {ways.map(({ cause, chances }) => (
        <li key={cause}>
          <ButtonLink href={causePages[cause]} variant="light">
            {causeNames[cause]}得 {chances} 次
          </ButtonLink>
          <span className={classes['dim']}>
            已得 {mine?.earned.find((one) => one.cause === cause)?.count ?? 0} 次
          </span>
        </li>
      ))}
    </ul>
  );
}
