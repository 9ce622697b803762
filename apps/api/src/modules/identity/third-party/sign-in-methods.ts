/**
 * Whether a member may unbind one of their third-party accounts. The last sign-in method must stay (rule 2.18). The
 * mobile counts as one.
 */
export function canRemoveSignInMethod({ mobile, accounts }: { mobile: boolean; accounts: number }): boolean {
  return mobile || accounts > 1;
}
