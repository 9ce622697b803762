import { SectionHeading, SkeletonTask } from '@yayan/ui';
import type { ReactNode } from 'react';
import classes from './HomePage.module.css';
import { ScoresPanel } from './ScoresPanel.tsx';

/**
 * The home page before the member's data has loaded. Each block has the size of the content that replaces it. index.html writes
 * the nickname into its picture (packages/site-build/src/app-shell/draw.js). `children` are what this device knows by itself.
 */
export function HomeSkeleton({ hasRail, children }: { hasRail: boolean; children?: ReactNode }) {
  return (
    <div className={classes['root']} data-waiting>
      <h1 className={classes['greeting']}>
        你好，
        <span data-nickname />
      </h1>
      <div className={classes['balance']}>
        <div className={classes['bone']} data-balance style={{ height: hasRail ? 196 : 204 }} />
        {children}
      </div>
      <BelowSkeleton />
    </div>
  );
}

/** The content below the balance while it loads. */
export function BelowSkeleton() {
  return (
    <>
      <div className={classes['rail']} aria-busy>
        <div className={classes['bone']} style={{ height: 190 }} />
        <ScoresPanel account={undefined} />
      </div>
      <section className={classes['main']} aria-busy>
        <SectionHeading title="为你推荐" more={{ href: '/task', label: '全部任务' }} />
        <SkeletonTask />
      </section>
    </>
  );
}
