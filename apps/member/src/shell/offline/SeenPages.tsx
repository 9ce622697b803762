import { Link, useOnline } from '@yayan/ui';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { memberId } from '../client/member-id.ts';
import { useIsSignedIn } from '../session/use-is-signed-in.ts';
import { readSeenPages, type SeenPage } from './seen-pages.ts';
import classes from './SeenPages.module.css';

const main = (): Element | null => document.querySelector('#main');
const neverChanges = () => () => undefined;

/**
 * Below a page that can't be shown without a network: the pages that can (rule 10.26). The style sheet shows it only beside a
 * part that says that the network is missing.
 */
export function SeenPages({ path }: { path: string }) {
  const online = useOnline();
  const isSignedIn = useIsSignedIn();
  const place = useSyncExternalStore(neverChanges, main);
  const [pages, setPages] = useState<readonly SeenPage[]>([]);
  const owner = isSignedIn ? memberId() : 'visitor';
  useEffect(() => {
    if (online) return undefined;
    let isOver = false;
    void readSeenPages(owner).then(
      (seen) => {
        if (!isOver) setPages(seen);
      },
      () => undefined,
    );
    return () => {
      isOver = true;
    };
  }, [online, owner]);
  const others = pages.filter(({ href }) => href !== path);
  if (online || !place || others.length === 0) return null;
  return createPortal(
    <nav className={classes['root']} aria-labelledby="seen-pages">
      <h2 id="seen-pages" className={classes['title']}>
        没有网络也能看的页面
      </h2>
      <ul className={classes['list']}>
        {others.map(({ href, label }) => (
          <li key={href}>
            <Link href={href} className={classes['link']}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>,
    place,
  );
}
