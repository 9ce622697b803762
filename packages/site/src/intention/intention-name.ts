/**
 * The name of an intention: its purpose and a digest of all choices. The browser stores names, so they must not contain
 * an account that the member typed.
 */
export const intentionName = async (purpose: string, chosen: unknown): Promise<string> => {
  const text = JSON.stringify(chosen);
  // Without HTTPS browsers have no digest. Such a site is only for development, so the plain text may be stored.
  if (!('subtle' in crypto)) return `${purpose}:${text}`;
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  const hex = Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
  return `${purpose}:${hex}`;
};
