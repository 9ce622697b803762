import { useReturnToRow } from '@yayan/site';
import { Suspense, useState } from 'react';
import { Outlet, ScrollRestoration, useLocation } from 'react-router';
import { KeysDialog } from '../keys/KeysDialog.tsx';
import { useKeys } from '../keys/use-keys.ts';
import { SearchBox } from '../search/SearchBox.tsx';
import { SessionWatch } from '../session/SessionWatch.tsx';
import { SkeletonRows } from '../state/SkeletonRows.tsx';
import { Head } from './Head.tsx';
import { Rail } from './Rail.tsx';
import { usePageFocus } from './use-page-focus.ts';
import classes from './Frame.module.css';

/** What is around every page: rooms at the left, search and account above. */
export function Frame() {
  const [showsKeys, setShowsKeys] = useState(false);
  const { pathname } = useLocation();
  usePageFocus();
  useReturnToRow(pathname);
  useKeys({ '?': () => setShowsKeys(true) });
  return (
    <div className={classes['root']}>
      <a href="#content" className={classes['skip']}>
        跳到内容
      </a>
      <Rail />
      <div className={classes['side']}>
        <SessionWatch />
        <Head onKeys={() => setShowsKeys(true)} />
        <main id="content" tabIndex={-1} className={classes['main']}>
          <Suspense fallback={<SkeletonRows />}>
            <Outlet />
          </Suspense>
        </main>
      </div>
      <SearchBox />
      <KeysDialog opened={showsKeys} onClose={() => setShowsKeys(false)} />
      <ScrollRestoration />
    </div>
  );
}
