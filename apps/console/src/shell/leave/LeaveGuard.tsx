import { ConfirmDialog } from '@yayan/ui';
import { useEffect, useRef, useState } from 'react';
import { useBlocker } from 'react-router';
import { onKept } from './kept.ts';

/** A session that ended covers the page at once. */
const SIGN_IN = '/sign-in';

/**
 * Asks before the page is left with something written on it, by a link, by going back or by closing the window. `text` is all
 * that can be written there; what stood there at first, or was kept on the server, is nothing to lose.
 */
export function LeaveGuard({ text }: { text: string }) {
  const [first] = useState(text);
  // Read when somebody leaves, which an act may do before the page has rendered again.
  const kept = useRef(first);
  useEffect(
    () =>
      onKept((saved = text) => {
        kept.current = saved;
      }),
    [text],
  );
  const blocker = useBlocker(
    ({ currentLocation: { pathname: from }, nextLocation: { pathname: to } }) =>
      text !== first && text !== kept.current && to !== from && to !== SIGN_IN,
  );
  useEffect(() => {
    if (text === first) return undefined;
    const ask = (event: BeforeUnloadEvent): void => {
      if (text !== kept.current) event.preventDefault();
    };
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [text, first]);
  return (
    <ConfirmDialog
      opened={blocker.state === 'blocked'}
      title="离开这一页？写的还没有提交，会丢掉"
      confirmLabel="离开，不留"
      danger
      onConfirm={() => blocker.proceed?.()}
      onClose={() => blocker.reset?.()}
    />
  );
}
