/**
 * Whether content may use this as the address of a picture, video or text: a path of our own site, or HTTPS. Other
 * schemes could run code or read data on our page, and a path that begins with two slashes is on another host.
 */
export const isContentAddress = (address: unknown): boolean =>
  typeof address === 'string' && /^(\/(?!\/)[\w\-./%]+|https:\/\/[^\s"'<>]+)$/u.test(address);
