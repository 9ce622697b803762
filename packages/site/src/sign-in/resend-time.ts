/** From when on a form may ask for another code, ms since 1970; 0 when at once. Kept for this tab, over a reload. */
export const readResendAt = (form: string): number => {
  try {
    const stored = Number(sessionStorage.getItem(`${form}.resendAt`));
    return Number.isFinite(stored) ? stored : 0;
  } catch {
    return 0; // Storage is blocked: merely touching it throws then.
  }
};

/** Remembers it; a browser that keeps nothing only forgets the countdown at a reload, the server still holds to it. */
export const keepResendAt = (form: string, at: number): void => {
  try {
    sessionStorage.setItem(`${form}.resendAt`, String(at));
  } catch {
    // Storage is full or blocked.
  }
};
