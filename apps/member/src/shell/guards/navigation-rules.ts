/** Who may open a page: anyone, or a signed-in member. */
export type PageAccess = 'public' | 'signed-in';

/** The facts that the rules check before a page opens. */
export interface Navigation {
  path: string;
  /** Undefined for a path that is not in the route table. */
  access: PageAccess | undefined;
  hasToken: boolean;
  /** Whether the member's nickname, and with it their user info, has been loaded. */
  hasNickname: boolean;
  /** Whether the member must still agree to changed texts. */
  agreementDue: boolean;
  /** Whether a penalty blocks the member. */
  blocked: boolean;
  /** The discussion group whose login page replaces the login, if there is one. */
  groupHash: string | undefined;
  maintenance: boolean;
}

/** The decision. `from` is the page to open after signing in. */
export type Decision =
  | { kind: 'open' }
  | { kind: 'load-user' }
  | { kind: 'redirect'; to: string }
  | { kind: 'leave-to-group'; hash: string };

/** The public entry routes, index, login, bind, login-third and password (rule 10.3). */
const entryPaths = new Set(['/', '/login', '/bind', '/login/third', '/password']);

const isTopicPath = (path: string): boolean => path === '/topic' || path.startsWith('/topic/');

const open: Decision = { kind: 'open' };

/** Pages that a member may open before they agree to changed texts: texts and their own data (rule 2.3). */
const beforeAgreement = new Set(['/agreement', '/privacy', '/privacy/sdk', '/about', '/home/user', '/404']);

/** The page where a blocked member reads why and appeals. */
const whyBlocked = '/home/feedback';

/** Members' pages that a blocked member may open, with the pages below them (rule 7.17). */
const whileBlocked = [whyBlocked, '/home/message', '/home/notices', '/home/user'];

const opensWhileBlocked = (path: string): boolean =>
  whileBlocked.some((page) => path === page || path.startsWith(`${page}/`));

const withToken = ({ path, access, hasNickname, agreementDue, blocked }: Navigation): Decision => {
  if (entryPaths.has(path)) return { kind: 'redirect', to: '/home' };
  if (!hasNickname) return { kind: 'load-user' };
  if (agreementDue) return beforeAgreement.has(path) ? open : { kind: 'redirect', to: '/agreement' };
  if (blocked && access === 'signed-in' && !opensWhileBlocked(path))
    return { kind: 'redirect', to: whyBlocked };
  return open;
};

const withoutToken = ({ path, access, groupHash }: Navigation): Decision => {
  if (access === 'public') return open;
  if (isTopicPath(path) && groupHash !== undefined) return { kind: 'leave-to-group', hash: groupHash };
  return { kind: 'redirect', to: '/login' };
};

/**
 * The navigation rules (rule 10.5), in their order: maintenance first, then unknown paths, then the token.
 */
export const decide = (navigation: Navigation): Decision => {
  const { path, access, maintenance, hasToken } = navigation;
  if (maintenance) return path === '/updating' ? open : { kind: 'redirect', to: '/updating' };
  if (access === undefined) return { kind: 'redirect', to: '/404' };
  return hasToken ? withToken(navigation) : withoutToken(navigation);
};
