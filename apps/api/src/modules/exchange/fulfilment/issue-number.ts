const ID_LENGTH = 25; // 36 ** 25 is more than the 2 ** 128 ids there can be.
const ATTEMPT_LENGTH = 2;

/**
 * The number a provider is asked to pay an attempt by: 27 to 30 lower-case letters and digits. It is the order's id in
 * base 36, then the attempt, so that no two issues of any members have the same one. WeChat takes up to 32 of these.
 */
export const issueNumber = (orderId: string, attempt: number): string =>
  issueNumberPrefix(orderId) + String(attempt).padStart(ATTEMPT_LENGTH, '0');

/** The part of an issue's number that stands for the order. */
export const issueNumberPrefix = (orderId: string): string =>
  BigInt(`0x${orderId.replaceAll('-', '')}`)
    .toString(36)
    .padStart(ID_LENGTH, '0');
