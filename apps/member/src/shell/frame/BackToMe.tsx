import { IconArrowLeft } from '@tabler/icons-react';
import { Link } from '@yayan/ui';
import classes from './BackToMe.module.css';

/** Pages that 我的 lists; pages below them lead back by themselves. */
const pages: ReadonlySet<string> = new Set([
  '/home/task',
  '/home/gold',
  '/home/exchange',
  '/home/card',
  '/home/user',
  '/home/invite',
  '/home/quality',
  '/home/credit',
  '/home/message',
  '/home/feedback',
  '/user/survey',
  '/topic',
  '/course',
  '/ranking',
  '/appraise',
]);

/** The way back to 我的, where no menu stands beside the page. */
export function BackToMe({ path }: { path: string }) {
  if (!pages.has(path)) return null;
  return (
    <Link href="/home/me" className={classes['root']}>
      <IconArrowLeft size={20} stroke={1.75} aria-hidden />
      我的
    </Link>
  );
}
