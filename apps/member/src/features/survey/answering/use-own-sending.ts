import { useEffect } from 'react';
import { sendLater, stopSending } from './keep-sending.ts';
import { holdAnswering } from './send-kept.ts';

/**
 * Lets only this page send the answers of its questionnaire, also while it loads the questionnaire again or asks something: a
 * background sender would send them over answers from another device that the member has not seen. What is left is sent after
 * the page is closed.
 */
export const useOwnSending = (sessionId: string): void => {
  useEffect(() => {
    stopSending();
    const release = holdAnswering(sessionId);
    return () => {
      release();
      sendLater();
    };
  }, [sessionId]);
};
