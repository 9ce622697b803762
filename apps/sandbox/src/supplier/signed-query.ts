import { createHmac } from 'node:crypto';

const sorted = (values: Readonly<Record<string, string>>): string =>
  Object.entries(values)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`)
    .join('&');

const signature = (values: Readonly<Record<string, string>>, secret: string): string =>
  createHmac('sha256', secret).update(sorted(values)).digest('hex');

/** Appends the HMAC-SHA256 of a query as its last parameter. */
export const signed = (values: Readonly<Record<string, string>>, secret: string): string =>
  `${sorted(values)}&sig=${signature(values, secret)}`;

/** Whether the query carries a valid signature of the secret. */
export const isSigned = ({ sig, ...values }: Readonly<Record<string, string>>, secret: string): boolean =>
  sig === signature(values, secret);
