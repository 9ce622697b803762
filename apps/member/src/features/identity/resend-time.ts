const key = 'codeResendAt';

/** From when on another code may be asked for, ms since 1970; 0 when at once. Kept for this tab, over a reload. */
export const readResendAt = (): number => {
  const stored = Number(sessionStorage.getItem(key));
  return Number.isFinite(stored) ? stored : 0;
};

/** Remembers it; a browser that keeps nothing only forgets the countdown at a reload, the server still holds to it. */
export const keepResendAt = (at: number): void => {
  try {
    sessionStorage.setItem(key, String(at));
  } catch {
    // Storage is full or blocked.
  }
};
