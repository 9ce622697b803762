/** Who may open a page: anyone, someone signed in to a discussion group, or a host who makes groups. */
export type PageAccess = 'public' | 'group' | 'host';

/** The facts that the navigation rules need before a page opens. */
export interface Navigation {
  path: string;
  /** Undefined for a path that is not in the route table. */
  access: PageAccess | undefined;
  hasToken: boolean;
  /** Whether the participant's name has been loaded. */
  hasNickname: boolean;
  /** The current group, if any is known. */
  groupHash: string | undefined;
  maintenance: boolean;
}

/** The decision of the rules. */
export type Decision =
  | { kind: 'open' }
  | { kind: 'load-user' }
  | { kind: 'redirect'; to: string }
  /** A page of the member site. */
  | { kind: 'leave'; to: '/404' | '/login' | '/updating' };

const open: Decision = { kind: 'open' };

/**
 * The navigation rules of the discussion site (rules 10.1, 10.2, 10.5). Without a token, a group's pages redirect to that
 * group's login, and the hosts' pages redirect to the entry from the member site (rule 6.32).
 */
export const decide = ({
  path,
  access,
  hasToken,
  hasNickname,
  groupHash,
  maintenance,
}: Navigation): Decision => {
  if (maintenance) return { kind: 'leave', to: '/updating' };
  if (access === undefined) return { kind: 'leave', to: '/404' };
  if (access === 'public') return open;
  if (access === 'host') return hasToken ? open : { kind: 'redirect', to: `/hosting/enter?to=${path}` };
  if (hasToken) return hasNickname ? open : { kind: 'load-user' };
  return groupHash === undefined
    ? { kind: 'leave', to: '/login' }
    : { kind: 'redirect', to: `/bbs/${groupHash}` };
};
