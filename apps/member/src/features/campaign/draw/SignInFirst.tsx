import type { Campaign } from '@yayan/api-client';
import { ButtonLink } from '@yayan/ui';
import classes from '../Campaign.module.css';
import { useSignInHref } from '../frame/use-sign-in-href.ts';

interface SignInFirstProps {
  /** Its page opens after signing in. */
  campaign: Campaign;
  label: string;
  hint: string;
}

/** Shown to visitors in place of the button. */
export function SignInFirst({ campaign, label, hint }: SignInFirstProps) {
  const href = useSignInHref(campaign);
  return (
    <div className={classes['draw']}>
      <p className={classes['dim']}>{hint}</p>
      <ButtonLink href={href} size="lg">
        {label}
      </ButtonLink>
    </div>
  );
}
