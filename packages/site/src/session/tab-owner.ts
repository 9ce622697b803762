import type { Session } from '@yayan/auth';

/** Who is signed in, as the session's cookies name them. */
export interface SessionOwner {
  readonly id: string;
}

const isOwner = (data: unknown): data is SessionOwner =>
  typeof data === 'object' && data !== null && 'id' in data && typeof data.id === 'string' && data.id !== '';

/** The id of whoever is signed in; undefined for visitors, and until the server has named them. */
export const ownerIdOf = (session: Session): string | undefined => {
  const data = session.token() === undefined ? undefined : session.userData();
  return isOwner(data) ? data.id : undefined;
};

/** Takes what belongs to somebody else off the screen at once: a reload shows the old page until the new one answers. */
const reloadCovered = (): void => {
  document.documentElement.style.visibility = 'hidden';
  globalThis.location.reload();
};

/** Keeps a page to the one member whose data it has loaded. */
export interface TabOwner {
  /** Begins to watch: token events, `pageshow` and `visibilitychange`. */
  watch: () => void;
  /** Whether another member is signed in by now. Then the page is reloaded. */
  hasChanged: () => boolean;
  /** Gives the page to whoever signs in here; undefined while the server hasn't named them. */
  give: (id: string | undefined) => void;
  /** Stores whom the server named. Returns whether that is the page's own member; otherwise the page is reloaded. */
  confirm: (owner: SessionOwner) => boolean;
}

/** Until `watch` is called, nothing is compared. */
export const createTabOwner = (session: Session, reload: () => void = reloadCovered): TabOwner => {
  let isWatched = false;
  let owner: string | undefined;

  /** The first member whom the page meets is its own. After a sign-out it still has their data. */
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
    give: (id) => {
      owner = id;
    },
    confirm: (named) => {
      // Written in any case: after the reload the cookies must not contradict the server again.
      session.setUserData(named);
      if (!isWatched || !isOther(named.id)) return true;
      reload();
      return false;
    },
  };
};
