import { noteShown } from '@yayan/site';
import { beginIntention, endIntention, intentionName } from './intention.ts';
import { isWorthSendingAgain } from './is-worth-sending-again.ts';

/**
 * Sends what a member chose so that it counts once, also when the answer got lost and the page was loaded again (rule 1.9).
 * `purpose` says what for, `chosen` names everything that makes two calls the same one.
 */
export const sendOnce = async <Body, Answer>(
  purpose: string,
  chosen: unknown,
  makeBody: () => Promise<Body>,
  send: (body: Body, headers: { 'Idempotency-Key': string }) => Promise<Answer>,
): Promise<Answer> => {
  const name = await intentionName(purpose, chosen);
  const { key, body } = await beginIntention(name, makeBody);
  try {
    const answer = await send(body, { 'Idempotency-Key': key });
    await endIntention(name, key);
    return answer;
  } catch (error) {
    // Its form shows it, after the intention has ended.
    noteShown(error);
    if (!isWorthSendingAgain(error)) await endIntention(name, key);
    throw error;
  }
};
