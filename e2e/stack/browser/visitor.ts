import { randomBytes, randomInt, randomUUID } from 'node:crypto';

/** A person whom no other test uses. */
export interface Visitor {
  /** A mainland mobile without an account. */
  mobile: string;
  deviceId: string;
  /** Their network address. */
  address: string;
}

/** Makes a person with their own mobile, device and network address. */
export const newVisitor = (): Visitor => ({
  mobile: `${randomInt(2) === 0 ? '139' : '137'}${String(randomInt(100_000_000)).padStart(8, '0')}`,
  deviceId: randomUUID(),
  address: `10.${randomBytes(3).join('.')}`,
});
