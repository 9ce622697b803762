import type { Session } from '@yayan/auth';

/** The signed-in person, as named in the session's cookies. */
export interface SessionOwner {
  readonly id: string;
}

const isOwner = (data: unknown): data is SessionOwner =>
  typeof data === 'object' && data !== null && 'id' in data && typeof data.id === 'string' && data.id !== '';

/** The id of the signed-in person; undefined for visitors, and until the server has named them. */
export const ownerIdOf = (session: Session): string | undefined => {
  const data = session.token() === undefined ? undefined : session.userData();
  return isOwner(data) ? data.id : undefined;
};

/** Hides another person's data at once: during a reload the old page stays visible until the new one answers. */
const reloadCovered = (): void => {
  document.documentElement.style.visibility = 'hidden';
  globalThis.location.reload();
};

/** Binds a page to the one member whose data it has loaded. */
export interface TabOwner {
  /** Starts to watch token events, `pageshow` and `visibilitychange`. */
  watch: () => void;
  /** Whether another member is signed in now. If so, it reloads the page. */
  hasChanged: () => boolean;
  /** Whether the page belongs to a member, who may have signed out since. */
  isBound: () => boolean;
  /** Binds the page to the person who signs in here; undefined while the server hasn't named them. */
  give: (id: string | undefined) => void;
  /** Stores the person whom the server named. Returns whether this is the page's own member; otherwise it reloads the page. */
  confirm: (owner: SessionOwner) => boolean;
}

/** Until `watch` is called, nothing is compared. */
export const createTabOwner = (session: Session, reload: () => void = reloadCovered): TabOwner => {
  let isWatched = false;
  let owner: string | undefined;

  /** The page belongs to the first member it sees. After a sign-out it still contains their data. */
  const isOther = (id: string | undefined): boolean => {
    owner ??= id;
    return id !== undefined && id !== owner;
  };

  const hasChanged = (): boolean => {
    if (!isWatched || !isOther(ownerIdOf(session))) return false;
    reload();
    return true;
  };

  return {
    watch: () => {
      isWatched = true;
      hasChanged();
      session.subscribe(hasChanged);
      document.addEventListener('visibilitychange', hasChanged);
      globalThis.addEventListener('pageshow', hasChanged);
    },
    hasChanged,
    isBound: () => owner !== undefined,
    give: (id) => {
      owner = id;
    },
    confirm: (named) => {
      // Store it also before a reload: otherwise the cookies would contradict the server again.
      session.setUserData(named);
      if (!isWatched || !isOther(named.id)) return true;
      reload();
      return false;
    },
  };
};
