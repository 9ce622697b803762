import { Link } from '@yayan/ui';
import type { ReactNode } from 'react';
import classes from './SurveyFrame.module.css';

interface SurveyFrameProps {
  title: string;
  /** Address of 「稍后再答」. Without it the link is left out. */
  leaveTo?: string | undefined;
  children: ReactNode;
}

/** The frame around a questionnaire: its title and the link to leave. */
export function SurveyFrame({ title, leaveTo, children }: SurveyFrameProps) {
  return (
    <div className={classes['root']}>
      <header className={classes['head']}>
        <h1 className={classes['title']}>{title}</h1>
        {leaveTo === undefined ? null : (
          <Link href={leaveTo} className={classes['leave']}>
            稍后再答
          </Link>
        )}
      </header>
      {children}
    </div>
  );
}
