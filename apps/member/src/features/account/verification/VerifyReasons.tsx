import { FactList } from '@yayan/ui';
import { consentText } from './consent-text.ts';
import classes from './VerifyReasons.module.css';

/** Shown before the form: the purpose, what is stored, and that it is voluntary. */
export function VerifyReasons() {
  return <FactList look="stacked" facts={consentText.reasons} className={classes['root']} />;
}
