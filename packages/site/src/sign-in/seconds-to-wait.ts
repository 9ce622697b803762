import { isRefusal } from '@yayan/auth';

/** The longest pause between two codes (rule 2.5). */
const longest = 60;

/**
 * How long a code that was asked for too soon must wait, as the server says: another form may have sent the last one
 * most of a minute ago. `undefined` for other failures.
 */
export const secondsToWait = (error: unknown): number | undefined => {
  if (!isRefusal(error, 'CODE_TOO_SOON')) return undefined;
  const { data } = error;
  return typeof data === 'object' &&
    data !== null &&
    'resendAfterSeconds' in data &&
    typeof data.resendAfterSeconds === 'number'
    ? data.resendAfterSeconds
    : longest;
};
