import type { CrowdMember, RecordedCall } from '@yayan/api/testing/bench-side';
import { addressOf, browserCookie } from './bench-browser.ts';
import type { LoadCall } from './load-client.ts';

const COOKIE = browserCookie('benchmark-device');

/** Returns the headers that every call of the site sends, with the server's cookie, plus those in `more`. */
const headersOf = ({ token }: CrowdMember, more: Record<string, string> = {}): Record<string, string> => ({
  'z-token': `Bearer ${token}`,
  'z-device-id': 'benchmark-device',
  'z-device': '2',
  cookie: COOKIE,
  'x-forwarded-for': addressOf(token),
  ...more,
});

/** One call in two forms: for the load client and for the recording. */
export interface MemberCall {
  recorded: RecordedCall;
  load: LoadCall;
}

export const memberGet = (member: CrowdMember, url: string): MemberCall => {
  const headers = headersOf(member);
  return { recorded: { method: 'GET', url, headers }, load: { headers } };
};

export const memberPost = (
  member: CrowdMember,
  url: string,
  body: object,
  more: Record<string, string> = {},
): MemberCall => {
  const headers = headersOf(member, { 'content-type': 'application/json', ...more });
  return { recorded: { method: 'POST', url, headers, body }, load: { headers, body: JSON.stringify(body) } };
};
