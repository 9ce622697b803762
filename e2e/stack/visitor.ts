import { createHash } from 'node:crypto';

/** Someone no test has met before. */
export interface Visitor {
  /** A mainland number without an account. */
  mobile: string;
  deviceId: string;
  /** Network address they come from. */
  address: string;
}

/** The visitor that belongs to a seed: the same each time, and another one for every other seed. */
export const visitorOf = (seed: string): Visitor => {
  const digest = createHash('sha256').update(seed).digest();
  const digits = String(digest.readUInt32BE(0) % 100_000_000).padStart(8, '0');
  return {
    mobile: `${digest.readUInt8(4) % 2 === 0 ? '139' : '137'}${digits}`,
    deviceId: digest.toString('hex', 0, 16),
    address: `10.${digest.readUInt8(5)}.${digest.readUInt8(6)}.${digest.readUInt8(7)}`,
  };
};
