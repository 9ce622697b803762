/**
 * Whether a member may let go of one of their third-party accounts. The last way in stays; a mobile is one, as it is the
 * account (decisions §2).
 */
export function canRemoveSignInMethod({ mobile, accounts }: { mobile: boolean; accounts: number }): boolean {
  return mobile || accounts > 1;
}
