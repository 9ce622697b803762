import { retryWithFreshKey } from '@yayan/auth';
import { useState } from 'react';
import { useFieldProblem } from '../form/use-field-problem.ts';
import { failureText } from './failure-text.ts';
import { secondsToWait } from './seconds-to-wait.ts';
import { useResendCountdown } from './use-resend-countdown.ts';

/**
 * Sends a code; with `freshKey`, fetches the server's key again first. Resolves to the seconds until another code is allowed.
 */
export type SendCode = (freshKey: boolean) => Promise<{ resendAfterSeconds: number }>;

interface CodeSender {
  /** Seconds until another code may be requested. */
  secondsLeft: number;
  sending: boolean;
  /** Whether this form has sent a code. */
  sent: boolean;
  /** Why sending failed, as text for the field. */
  problem: string | undefined;
  /** Requests a code. Returns whether it was sent. */
  ask: (send: SendCode) => Promise<boolean>;
}

/** Requests a code and counts down to the next one for the same target (rule 2.5), separately for each form. */
export const useCodeSender = (form?: string, target?: string): CodeSender => {
  const { secondsLeft, start } = useResendCountdown(form, target);
  const [sending, setSending] = useState(false);
  const [sent, setSent] = useState(false);
  const [problem, refuse] = useFieldProblem(target ?? '');
  const ask: CodeSender['ask'] = async (send) => {
    setSending(true);
    refuse(undefined);
    try {
      const code = await retryWithFreshKey(send);
      start(code.resendAfterSeconds);
      setSent(true);
      return true;
    } catch (error) {
      const wait = secondsToWait(error);
      if (wait !== undefined) start(wait);
      refuse(failureText(error));
      return false;
    } finally {
      setSending(false);
    }
  };
  return { secondsLeft, sending, sent, problem, ask };
};
