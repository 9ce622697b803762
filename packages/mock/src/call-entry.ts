/** The facts about a call of the document that the mock needs. */
export interface CallEntry {
  readonly id: string;
  readonly method: 'GET' | 'POST';
  /** The path below the base path, with `{name}` for ids. */
  readonly path: string;
  /** The kind of token for the call. */
  readonly access: 'public' | 'optional' | 'member' | 'group' | 'either';
  readonly answers: 'json' | 'file' | 'stream' | 'redirect';
  readonly takesKey: boolean;
  /** Names of the refusals that only this call has. */
  readonly refusals: readonly string[];
  /** The subjects that a successful call changes. */
  readonly changes: readonly string[];
}
