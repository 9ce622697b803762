import { Secret, TOTP } from 'otpauth';
import type { Random } from '../../../platform/random.ts';

const SECRET_BYTES = 20;
const PERIOD = 30;
/** A code of the step before or after is right too, because clocks differ. */
const WINDOW = 1;

const totpOf = (secret: string, name = ''): TOTP =>
  new TOTP({ issuer: 'Yayan', label: name, secret: Secret.fromBase32(secret), period: PERIOD });

/** A new secret in base 32. */
export const newTotpSecret = (random: Random): string =>
  new Secret({ buffer: Uint8Array.from(random.bytes(SECRET_BYTES)).buffer }).base32;

/** The address that an authenticator reads from the QR code. */
export const totpUri = (secret: string, name: string): string => totpOf(secret, name).toString();

/** The code of a secret at a time. */
export const totpCode = (secret: string, at: Date): string =>
  totpOf(secret).generate({ timestamp: at.getTime() });

/** The time step that a code belongs to; undefined if it is wrong or too old. */
export function stepOfCode(secret: string, code: string, at: Date): number | undefined {
  const timestamp = at.getTime();
  const delta = totpOf(secret).validate({ token: code, timestamp, window: WINDOW });
  return delta === null ? undefined : Math.floor(timestamp / 1000 / PERIOD) + delta;
}
