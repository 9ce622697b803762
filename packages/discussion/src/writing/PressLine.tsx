import classes from './PressLine.module.css';
import type { PressNote } from './use-send-once-uploaded.ts';

/** Says what has become of a press of the button while files were under way. */
export function PressLine({ note }: { note: PressNote | undefined }) {
  return (
    <>
      <p className={classes['problem']} role="alert">
        {note?.isProblem ? note.text : undefined}
      </p>
      <output className={classes['calm']}>{note?.isProblem === false ? note.text : undefined}</output>
    </>
  );
}
