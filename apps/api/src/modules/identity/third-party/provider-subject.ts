import type { SnsAccount } from './oauth/sns-provider.ts';

/**
 * The text we seal to identify an account: its subject, then a line `<app id> <open id>` for each application that
 * knows the account by an id of its own. `before` is the text stored so far.
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

/** The id by which an application knows the account; undefined when it has none. */
export function openIdOf(kept: string, appId: string): string | undefined {
  const line = kept.split('\n').find((each) => each.startsWith(`${appId} `));
  return line?.slice(appId.length + 1);
}
