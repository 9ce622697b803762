import { IconArrowLeft } from '@tabler/icons-react';
import { Link } from '@yayan/ui';
import { useSearchParams } from 'react-router';
import { safeDestination } from '../session/safe-destination.ts';
import classes from './BackToMe.module.css';

/** Pages that 我的 lists. Pages below them have their own way back. */
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
  '/activity',
  '/course',
  '/ranking',
  '/appraise',
]);

/** The link back to 我的, on screens without the side menu. If another page sent the member here, it links back to that page. */
export function BackToMe({ path }: { path: string }) {
  const from = useSearchParams()[0].get('from');
  if (!pages.has(path) || safeDestination(from, globalThis.location.origin) !== '/home') return null;
  return (
    <Link href="/home/me" className={classes['root']}>
      <IconArrowLeft size={20} stroke={1.75} aria-hidden />
      我的
    </Link>
  );
}
