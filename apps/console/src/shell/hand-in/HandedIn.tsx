import type { HandInPhoto } from '@yayan/console-client';
import { Pictures } from './Pictures.tsx';
import classes from './HandedIn.module.css';

interface HandedInProps {
  /** What the task asked for. */
  prompt: string | null;
  pictures: readonly HandInPhoto[];
  text: string;
  /** What the member wrote to be chosen, before the proof. */
  application?: string | null;
}

/** What a member handed in, beside what the task asked for. */
export function HandedIn({ prompt, pictures, text, application = null }: HandedInProps) {
  return (
    <section className={classes['card']} aria-labelledby="handed">
      <h2 id="handed" className={classes['heading']}>
        提交的内容
      </h2>
      {prompt ? <p className={classes['asks']}>要求：{prompt}</p> : null}
      <Pictures pictures={pictures} />
      {text ? <p className={classes['text']}>{text}</p> : null}
      {application ? <p className={classes['asks']}>申请时写的：{application}</p> : null}
    </section>
  );
}
