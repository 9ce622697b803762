import type { TimelineKind } from '@yayan/console-client';
import { FactList, type Fact } from '@yayan/ui';
import type { ReactNode } from 'react';
import { RawData } from './RawData.tsx';
import { Timeline } from './Timeline.tsx';
import classes from './ObjectPage.module.css';

/** One of the large numbers of an object. */
export interface Figure {
  label: string;
  value: ReactNode;
  note?: ReactNode;
}

interface ObjectPageProps {
  /** The id under which the audit log knows the object. */
  subject: string;
  /** What it is, if it has events of its own beside acts. */
  kind?: TimelineKind;
  title: string;
  /** Kind and number, beside the title: 「会员 YA7K9M2Q」. */
  about: ReactNode;
  state?: ReactNode;
  acts?: ReactNode;
  figures?: readonly Figure[];
  facts: readonly Fact[];
  /** Objects that belong to this one. */
  links?: ReactNode;
  /** Heads them; by default 「相关」. */
  linksHeading?: string;
  /** Further parts, below the facts. */
  children?: ReactNode;
  /** The object as the call returned it. */
  raw: unknown;
}

/** The page of every object: head with state and acts, figures, facts, linked objects, timeline, raw data. */
export function ObjectPage(props: ObjectPageProps) {
  const { subject, kind, title, about, state, acts, figures = [], facts, links, children, raw } = props;
  const { linksHeading = '相关' } = props;
  return (
    <div className={classes['root']}>
      <header className={classes['head']}>
        <div className={classes['name']}>
          <h1 className={classes['title']} tabIndex={-1}>
            {title}
          </h1>
          <span className={classes['about']}>{about}</span>
          {state}
        </div>
        <div className={classes['acts']}>{acts}</div>
      </header>
      {figures.length > 0 ? (
        <dl className={classes['figures']}>
          {figures.map(({ label, value, note }) => (
            <div key={label} className={classes['figure']}>
              <dt>{label}</dt>
              <dd className={classes['value']}>{value}</dd>
              {note ? <dd className={classes['note']}>{note}</dd> : null}
            </div>
          ))}
        </dl>
      ) : null}
      <div className={classes['columns']}>
        <div className={classes['column']}>
          {children}
          <section className={classes['card']} aria-labelledby="timeline">
            <h2 id="timeline" className={classes['heading']}>
              {kind ? '时间线' : '操作记录'}
            </h2>
            <Timeline subject={subject} kind={kind} />
          </section>
        </div>
        <div className={classes['column']}>
          <section className={classes['card']} aria-labelledby="facts">
            <h2 id="facts" className={classes['heading']}>
              详情
            </h2>
            <FactList facts={facts} look="receipt" />
          </section>
          {links ? (
            <section className={classes['card']} aria-labelledby="links">
              <h2 id="links" className={classes['heading']}>
                {linksHeading}
              </h2>
              {links}
            </section>
          ) : null}
        </div>
      </div>
      <RawData value={raw} />
    </div>
  );
}
