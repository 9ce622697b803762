import type { DeviceCookie } from '../../call/operator/console-call.ts';

const TWO_YEARS_SECONDS = 2 * 365 * 24 * 3600;

/** One for each operator, because colleagues may share a computer. */
const nameOf = (operatorId: string): string => `yayan_operator_device_${operatorId.slice(-12)}`;

/** The token by which a browser is a device of an operator (rule 14.97); null without one. It signs nobody in. */
export function readDeviceCookie(cookies: string | undefined, operatorId: string): string | null {
  if (cookies === undefined) return null;
  const prefix = `${nameOf(operatorId)}=`;
  const sent = cookies.split(/;\s*/u).find((each) => each.startsWith(prefix));
  const token = sent?.slice(prefix.length) ?? '';
  return /^[A-Za-z0-9_-]{43}$/u.test(token) ? token : null;
}

/** The `Set-Cookie` header by which a browser stays a device of an operator for two years. */
export const writeDeviceCookie = ({ operatorId, token }: DeviceCookie, secure: boolean): string =>
  [
    `${nameOf(operatorId)}=${token}`,
    'Path=/api/console',
    `Max-Age=${TWO_YEARS_SECONDS}`,
    'HttpOnly',
    'SameSite=Strict',
    ...(secure ? ['Secure'] : []),
  ].join('; ');
