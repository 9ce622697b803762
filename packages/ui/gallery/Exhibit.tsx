import type { ReactNode } from 'react';
import classes from './Gallery.module.css';

/** One component in its states, under its name. */
export interface Exhibit {
  /** Name of the exported component. */
  name: string;
  states: Record<string, ReactNode>;
  /** Narrow components are side by side, wide ones one below the other. */
  layout?: 'row' | 'grid' | 'wide';
}

export function ExhibitView({ exhibit }: { exhibit: Exhibit }) {
  return (
    <section className={classes['exhibit']} aria-label={exhibit.name} id={exhibit.name}>
      <div className={classes['name']}>{exhibit.name}</div>
      <div className={classes['states']} data-layout={exhibit.layout ?? 'grid'}>
        {Object.entries(exhibit.states).map(([state, node]) => (
          <div key={state} className={classes['state']}>
            <div className={classes['caption']}>{state}</div>
            {node}
          </div>
        ))}
      </div>
    </section>
  );
}
