/**
 * Whether a file may name this as the address of a picture, a film or a text: a path of our own site, or an address over
 * HTTPS. Anything else could run or read something in our page's name.
 */
export const isContentAddress = (address: unknown): boolean =>
  typeof address === 'string' && /^(\/[\w\-./%]+|https:\/\/[^\s"'<>]+)$/u.test(address);
