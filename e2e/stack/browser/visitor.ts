import { randomBytes, randomInt, randomUUID } from 'node:crypto';

/** Someone no test has met before. */
export interface Visitor {
  /** A mainland number without an account. */
  mobile: string;
  deviceId: string;
  /** Network address they come from. */
  address: string;
}

/** Somebody with a number, a device and an address of their own. */
export const newVisitor = (): Visitor => ({
  mobile: `${randomInt(2) === 0 ? '139' : '137'}${String(randomInt(100_000_000)).padStart(8, '0')}`,
  deviceId: randomUUID(),
  address: `10.${randomBytes(3).join('.')}`,
});
