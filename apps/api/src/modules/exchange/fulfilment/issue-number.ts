const ID_LENGTH = 25; // 36 ** 25 is more than the 2 ** 128 ids there can be.
const ATTEMPT_LENGTH = 2;

/**
 * Our number of an attempt at a provider: 27 to 30 lower-case letters and digits. It consists of the order's id in base
 * 36 and the attempt, so that it is unique over all members. WeChat allows up to 32 characters.
 */
export const issueNumber = (orderId: string, attempt: number): string =>
  issueNumberPrefix(orderId) + String(attempt).padStart(ATTEMPT_LENGTH, '0');

/** The part of an issue number that encodes the order. */
export const issueNumberPrefix = (orderId: string): string =>
  BigInt(`0x${orderId.replaceAll('-', '')}`)
    .toString(36)
    .padStart(ID_LENGTH, '0');
