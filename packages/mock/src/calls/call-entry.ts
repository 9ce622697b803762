/** The facts about a call of the document that the mock needs. */
export interface CallEntry {
  readonly id: string;
  readonly method: 'GET' | 'POST';
  /** The path below the base path, with `{name}` for ids. */
  readonly path: string;
  /** Whose token it takes. */
  readonly access: 'public' | 'optional' | 'member' | 'group' | 'either';
  readonly answers: 'json' | 'file' | 'stream' | 'redirect';
  readonly takesKey: boolean;
  /** Names of the refusals of its own. */
  readonly refusals: readonly string[];
  /** What a successful call changes. */
  readonly changes: readonly string[];
}
