import { getSurveySession } from '@yayan/api-client';
import { dropKept } from './drop-kept.ts';
import { readBegun } from './read-begun.ts';

/**
 * Asks the server about the questionnaires that were begun here, and forgets those that have ended on another device or while
 * nobody looked. Without a network, they would be offered again. Those whose answers wait are settled by what sends the answers.
 */
export const dropEndedElsewhere = async (): Promise<void> => {
  const shown = new URLSearchParams(globalThis.location.search).get('session');
  for (const { sessionId, waits } of await readBegun()) {
    // The page that shows one asks by itself.
    if (waits || sessionId === shown) continue;
    const session = await getSurveySession(sessionId, { quiet: true }).catch(() => undefined);
    if (typeof session?.resultId === 'string') await dropKept(sessionId);
  }
};
