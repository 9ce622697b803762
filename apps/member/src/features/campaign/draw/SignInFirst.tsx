import type { Campaign } from '@yayan/api-client';
import { ButtonLink } from '@yayan/ui';
import { facePages } from '../campaign-labels.ts';
import classes from '../Campaign.module.css';

/** What a visitor sees in place of the button. */
export function SignInFirst({ campaign, label, hint }: { campaign: Campaign; label: string; hint: string }) {
  return (
    <div className={classes['draw']}>
      <p className={classes['dim']}>{hint}</p>
      <ButtonLink href={`/login?from=${encodeURIComponent(facePages[campaign.face])}`} size="lg">
        {label}
      </ButtonLink>
    </div>
  );
}
