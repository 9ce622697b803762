import type { HandInPhoto, TaskExample } from '@yayan/console-client';
import { Button } from '@yayan/ui';
import { useState } from 'react';
import { useKeys } from '../keys/use-keys.ts';
import { Examples } from './Examples.tsx';
import { Pictures } from './Pictures.tsx';
import classes from './HandedIn.module.css';

interface HandedInProps {
  /** What the task asked for. */
  prompt: string | null;
  pictures: readonly HandInPhoto[];
  text: string;
  /** What the member wrote to be chosen, before the proof. */
  application?: string | null;
  /** What passes and what doesn't, to compare with by `c`. */
  examples?: readonly TaskExample[];
}

/** What a member handed in, beside what the task asked for. */
export function HandedIn({ prompt, pictures, text, application = null, examples }: HandedInProps) {
  const [large, setLarge] = useState<number>();
  const isComparing = large !== undefined;
  const compare = (): void => setLarge(isComparing ? undefined : 0);
  const shown = examples?.length ? examples : undefined;
  useKeys(shown ? { c: compare } : {});
  return (
    <section className={classes['card']} aria-labelledby="handed">
      <div className={classes['head']}>
        <h2 id="handed" className={classes['heading']}>
          提交的内容
        </h2>
        {shown ? (
          <Button variant="default" size="xs" aria-pressed={isComparing} onClick={compare}>
            和示例对照
            <kbd className={classes['key']}>C</kbd>
          </Button>
        ) : null}
      </div>
      {prompt ? <p className={classes['asks']}>要求：{prompt}</p> : null}
      <div
        className={classes['sides']}
        data-examples={shown !== undefined || undefined}
        data-comparing={isComparing || undefined}
      >
        <Pictures pictures={pictures} />
        {shown ? <Examples examples={shown} large={large} onChoose={setLarge} /> : null}
      </div>
      {text ? <p className={classes['text']}>{text}</p> : null}
      {application ? <p className={classes['asks']}>申请时写的：{application}</p> : null}
    </section>
  );
}
