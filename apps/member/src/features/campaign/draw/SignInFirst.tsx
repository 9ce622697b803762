import type { Campaign } from '@yayan/api-client';
import { campaignFacePages } from '@yayan/contract/pages';
import { ButtonLink } from '@yayan/ui';
import classes from '../Campaign.module.css';

interface SignInFirstProps {
  /** Its page opens after signing in. */
  campaign: Campaign;
  label: string;
  hint: string;
}

/** Shown to visitors in place of the button. */
export function SignInFirst({ campaign, label, hint }: SignInFirstProps) {
  return (
    <div className={classes['draw']}>
      <p className={classes['dim']}>{hint}</p>
      <ButtonLink href={`/login?from=${encodeURIComponent(campaignFacePages[campaign.face])}`} size="lg">
        {label}
      </ButtonLink>
    </div>
  );
}
