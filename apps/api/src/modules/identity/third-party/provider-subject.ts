import type { SnsAccount } from './oauth/sns-provider.ts';

/**
 * What is kept of who an account is, to be sealed: its subject, then a line for each application that it is known to by
 * an id of its own, `<app id> <open id>`. `before` is what was kept so far.
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

/** The id that an application knows the account by; undefined when it does not. */
export function openIdOf(kept: string, appId: string): string | undefined {
  const line = kept.split('\n').find((each) => each.startsWith(`${appId} `));
  return line?.slice(appId.length + 1);
}
