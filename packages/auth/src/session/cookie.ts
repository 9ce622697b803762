/** The storage of cookies, in the form of `document`. */
export interface CookieJar {
  /** Reading gives `name=value; other=value`, writing sets one cookie. */
  cookie: string;
}

/** Cookies for token, refresh token, expiry and user data expire after 14 days. */
const lifetimeSeconds = 14 * 24 * 60 * 60;

/** Browsers silently drop a cookie of more than 4096 bytes. The difference is for its name and attributes. */
const maxValueLength = 3800;

/** The value of one cookie; `undefined` when it is not set or can't be read. */
export const readCookie = (jar: CookieJar, name: string): string | undefined => {
  for (const part of jar.cookie.split('; ')) {
    if (!part.startsWith(`${name}=`)) continue;
    try {
      return decodeURIComponent(part.slice(name.length + 1));
    } catch {
      return undefined;
    }
  }
  return undefined;
};

export const removeCookie = (jar: CookieJar, name: string): void => {
  jar.cookie = `${name}=; path=/; max-age=0; samesite=lax`;
};

/** Sets a cookie for 14 days. A value too long for a cookie removes it, so that no old value stays. */
export const writeCookie = (jar: CookieJar, name: string, value: string, secure: boolean): void => {
  const encoded = encodeURIComponent(value);
  if (encoded.length > maxValueLength) {
    removeCookie(jar, name);
    return;
  }
  const ending = secure ? '; secure' : '';
  jar.cookie = `${name}=${encoded}; path=/; max-age=${lifetimeSeconds}; samesite=lax${ending}`;
};
