import { Button } from '@yayan/ui';
import type { ReactNode } from 'react';
import classes from './OpenPage.module.css';

/** The end of an application form: why it was not sent, and the button that sends it. */
export function ApplicationEnd({
  fault,
  isSending,
  children,
}: {
  fault: string | undefined;
  isSending: boolean;
  children: ReactNode;
}) {
  return (
    <>
      {fault === undefined ? null : (
        <p role="alert" className={classes['fault']}>
          {fault}
        </p>
      )}
      <div>
        <Button type="submit" size="lg" loading={isSending}>
          {children}
        </Button>
      </div>
    </>
  );
}
