import { Link } from '@yayan/ui';
import type { ReactNode } from 'react';
import classes from './SurveyFrame.module.css';

interface SurveyFrameProps {
  title: string;
  /** Where 「稍后再答」 leads; without it there is no page to leave to. */
  leaveTo?: string | undefined;
  children: ReactNode;
}

/** What stands around a questionnaire that is being answered: its title and the way out. */
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
