import { ButtonLink } from '@yayan/ui';
import classes from '../Campaign.module.css';

interface SignInFirstProps {
  /** The page to open after signing in. */
  page: string;
  label: string;
  hint: string;
}

/** Shown to visitors in place of the button. */
export function SignInFirst({ page, label, hint }: SignInFirstProps) {
  return (
    <div className={classes['draw']}>
      <p className={classes['dim']}>{hint}</p>
      <ButtonLink href={`/login?from=${encodeURIComponent(page)}`} size="lg">
        {label}
      </ButtonLink>
    </div>
  );
}
