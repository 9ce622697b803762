import { createHash } from 'node:crypto';

/** A member's own address, in a network of their own. */
export function addressOf(memberId: string): string {
  const [first = 0, second = 0, third = 0] = createHash('sha256').update(memberId).digest();
  return `10.${first}.${second}.${third}`;
}
