import { Link, UnstyledButton } from '@yayan/ui';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import classes from './SurveyFrame.module.css';

/** Loaded when it is asked for: few change the device. */
const HandOver = lazy(async () => ({ default: (await import('./HandOver.tsx')).HandOver }));

interface SurveyFrameProps {
  title: string;
  /** Address of 「稍后再答」. Without it the link is left out. */
  leaveTo?: string | undefined;
  /** The participation that can go on on another device of the member. Without it the button is left out. */
  sessionId?: string | undefined;
  children: ReactNode;
}

/** The frame around a questionnaire: its title, the way to another device and the link to leave. */
export function SurveyFrame({ title, leaveTo, sessionId, children }: SurveyFrameProps) {
  const [isHandingOver, setHandingOver] = useState<boolean>();
  return (
    <div className={classes['root']}>
      <header className={classes['head']}>
        <h1 className={classes['title']}>{title}</h1>
        <div className={classes['ways']}>
          {sessionId === undefined ? null : (
            <UnstyledButton className={classes['leave'] ?? ''} onClick={() => setHandingOver(true)}>
              换设备
            </UnstyledButton>
          )}
          {leaveTo === undefined ? null : (
            <Link href={leaveTo} className={classes['leave']}>
              稍后再答
            </Link>
          )}
        </div>
      </header>
      {children}
      {isHandingOver === undefined || sessionId === undefined ? null : (
        <Suspense>
          <HandOver sessionId={sessionId} opened={isHandingOver} onClose={() => setHandingOver(false)} />
        </Suspense>
      )}
    </div>
  );
}
