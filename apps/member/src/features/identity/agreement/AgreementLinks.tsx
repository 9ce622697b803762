import { Link } from '@yayan/ui';
import classes from '../form.module.css';

/** The two texts, each opened beside the form so that nothing typed is lost. */
export function AgreementLinks() {
  return (
    <>
      <Link href="/agreement" target="_blank" className={classes['text-link']}>
        《用户协议》
      </Link>
      <Link href="/privacy" target="_blank" className={classes['text-link']}>
        《隐私政策》
      </Link>
    </>
  );
}
