import { checkQrLogin, createQrLogin } from '@yayan/api-client';
import { useEffect, useEffectEvent, useState } from 'react';
import { useEnter } from '../use-enter.ts';
import { pollQrLogin, type QrView } from './poll-qr-login.ts';
import { pauseWhileHidden } from './pause-while-hidden.ts';

const quiet = { quiet: true };

/** Creates one sign-in code and follows its state while the component is mounted. */
export const useQrLogin = (): QrView => {
  const [view, setView] = useState<QrView>({ kind: 'loading' });
  const enter = useEnter();
  const signedIn = useEffectEvent(enter);
  useEffect(() => {
    const left = new AbortController();
    const { signal } = left;
    const unlessLeft =
      <Value>(act: (value: Value) => void) =>
      (value: Value): void =>
        signal.aborted ? undefined : act(value);
    pollQrLogin({
      create: () => createQrLogin({ ...quiet, signal }),
      check: (ticket) => checkQrLogin({ ticket }, { ...quiet, signal }),
      pause: (milliseconds) => pauseWhileHidden(milliseconds, signal),
      now: () => Date.now(),
      show: unlessLeft(setView),
      signedIn: unlessLeft((session) => void signedIn(session)),
    }).catch((error: unknown) => {
      if (!signal.aborted) throw error;
    });
    return () => left.abort();
  }, []);
  return view;
};
