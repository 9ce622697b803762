import { Link } from '@yayan/ui';
import classes from './MemberPicture.module.css';

/** A picture that members see. It is of our own site; one of another site is a link, because the console loads nothing from there. */
export function MemberPicture({ address }: { address: string }) {
  if (address.startsWith('/')) return <img src={address} alt="" className={classes['picture']} />;
  if (!address.startsWith('https://')) return null;
  return (
    <Link href={address} target="_blank">
      打开图片
    </Link>
  );
}
