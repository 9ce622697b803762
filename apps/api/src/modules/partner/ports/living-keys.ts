interface Keys {
  readonly secrets: readonly string[];
  /** Until when the second secret is accepted; without it until an operator ends it. */
  readonly oldKeyUntil?: string | undefined;
}

/** The secrets that hold at a time: the one that we sign with, and the one before it until its end (rule 14.98). */
export const livingKeys = ({ secrets, oldKeyUntil }: Keys, at: Date): readonly string[] =>
  oldKeyUntil === undefined || at < new Date(oldKeyUntil) ? secrets : secrets.slice(0, 1);
