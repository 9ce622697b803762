import { invalidateAfter, useGetSurveyResult } from '@yayan/api-client/react';
import { useQueryClient } from '@tanstack/react-query';
import { CloseButton, Link } from '@yayan/ui';
import { useEffect, useState } from 'react';
import { useHidesCoins } from '../session/use-hides-coins.ts';
import { type HandInEnd, onEndKept, takeEnds } from '../unsent/hand-in-ends.ts';
import { unsentOwner } from '../unsent/unsent-owner.ts';
import { unsent } from '../unsent/unsent.ts';
import { handInEndText } from './hand-in-end-text.ts';
import classes from './HandInEnds.module.css';

/**
 * Tells the member how questionnaires ended that were handed in where no page showed them (rule 3.52), in the tab that they
 * look at. `isQuiet` in a questionnaire, whose buttons the notices would cover: they come after it.
 */
export function HandInEnds({ isQuiet }: { isQuiet: boolean }) {
  const [ends, setEnds] = useState<readonly HandInEnd[]>([]);
  const queries = useQueryClient();
  useEffect(() => {
    if (isQuiet) return undefined;
    const take = (): void => {
      const owner = unsentOwner();
      // Offline, the result can't be read, and another tab may be looked at by then.
      if (owner === undefined || document.hidden || !navigator.onLine) return;
      void takeEnds(unsent, owner).then((taken) => {
        if (taken.length === 0) return;
        setEnds((shown) => [...shown, ...taken]);
        // Another tab or the worker may have handed it in.
        void invalidateAfter(queries, 'submitSurvey');
      });
    };
    take();
    const stop = onEndKept(take);
    document.addEventListener('visibilitychange', take);
    globalThis.addEventListener('online', take);
    return () => {
      stop();
      document.removeEventListener('visibilitychange', take);
      globalThis.removeEventListener('online', take);
    };
  }, [isQuiet, queries]);
  // Render the region before its text: a screen reader announces only changes of a region that it knows.
  return (
    <output className={isQuiet || ends.length === 0 ? undefined : classes['root']}>
      {isQuiet
        ? null
        : ends.map((end) => (
            <End
              key={end.sessionId}
              end={end}
              onDone={() => setEnds((shown) => shown.filter((one) => one !== end))}
            />
          ))}
    </output>
  );
}

function End({ end, onDone }: { end: HandInEnd; onDone: () => void }) {
  const hidesCoins = useHidesCoins();
  const result = useGetSurveyResult(end.resultId ?? '', { query: { enabled: end.resultId !== null } });
  if (end.resultId !== null && result.isPending) return null;
  const { title, line } = handInEndText(end, result.data, hidesCoins);
  return (
    <section className={classes['end']}>
      <b>{title}</b>
      <CloseButton size={44} iconSize={18} aria-label="知道了" onClick={onDone} />
      {line === undefined ? null : <p className={classes['line']}>{line}</p>}
      {end.outcome === 'open' ? (
        <Link href={`/task/go?session=${end.sessionId}`} onClick={onDone}>
          打开问卷
        </Link>
      ) : (
        <Link
          href={end.resultId === null ? '/task/summary' : `/task/back?result=${end.resultId}`}
          onClick={onDone}
        >
          看这次的记录
        </Link>
      )}
    </section>
  );
}
