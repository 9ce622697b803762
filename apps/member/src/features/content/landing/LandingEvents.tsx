import { useNear } from '@yayan/ui';
import { Suspense } from 'react';
import classes from './LandingPage.module.css';
import { lazyPart } from './lazy-part.ts';

const LandingBanners = lazyPart(() => import('./LandingBanners.tsx'));

/** What runs at the moment. Its code and data are loaded once the visitor scrolls. */
export function LandingEvents() {
  const { ref, isNear } = useNear<HTMLDivElement>();
  return (
    <div ref={ref} className={classes['events']}>
      {isNear ? (
        <Suspense>
          <LandingBanners />
        </Suspense>
      ) : null}
    </div>
  );
}
