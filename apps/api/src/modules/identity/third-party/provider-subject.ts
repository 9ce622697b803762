import type { SnsAccount } from './oauth/sns-provider.ts';

/**
 * The text we seal to identify an account: its subject, then a line `<app id> <open id>` for each application that has
 * its own id for the account. `before` is the text stored so far.
 */
export function providerSubject(
  { subject, openId }: Pick<SnsAccount, 'subject' | 'openId'>,
  before = '',
): string {
  const known = before.split('\n').slice(1);
  if (openId === undefined) return [subject, ...known].join('\n');
  const others = known.filter((line) => !line.startsWith(`${openId.appId} `));
  return [subject, ...others, `${openId.appId} ${openId.id}`].join('\n');
}

/** The account's id in an application; undefined if it has none. */
export function openIdOf(kept: string, appId: string): string | undefined {
  const line = kept.split('\n').find((each) => each.startsWith(`${appId} `));
  return line?.slice(appId.length + 1);
}
