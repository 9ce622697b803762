/** One call of the document, as far as the mock needs to know it. */
export interface CallEntry {
  readonly id: string;
  readonly method: 'GET' | 'POST';
  /** Below the base path, with `{name}` for ids. */
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
