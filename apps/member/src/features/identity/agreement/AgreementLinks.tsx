import { Link } from '@yayan/ui';
import classes from '../form.module.css';

/** Links to the two texts. They open in another tab, so that the member loses nothing they typed. */
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
