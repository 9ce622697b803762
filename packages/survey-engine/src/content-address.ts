/**
 * Whether content may use this as the address of a picture, video or text: a path of our own site, or HTTPS. Other
 * schemes could run code or read data on our page.
 */
export const isContentAddress = (address: unknown): boolean =>
  typeof address === 'string' && /^(\/[\w\-./%]+|https:\/\/[^\s"'<>]+)$/u.test(address);
