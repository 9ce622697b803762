/**
 * A global class as declared by the project's own types (the DOM's, Node's, a worker's), or a minimal form of it if they don't
 * declare it: a project with neither still compiles.
 */
type Global<Name extends string, Least> = typeof globalThis extends {
  readonly [Key in Name]: { readonly prototype: infer Instance };
}
  ? Instance
  : Least;

/** `AbortSignal`. */
export type WebAbortSignal = Global<
  'AbortSignal',
  {
    readonly aborted: boolean;
    readonly reason: unknown;
    throwIfAborted(): void;
    addEventListener(type: 'abort', listener: () => void): void;
    removeEventListener(type: 'abort', listener: () => void): void;
  }
>;

/** `Headers`. */
export type WebHeaders = Global<
  'Headers',
  { get(name: string): string | null; has(name: string): boolean; set(name: string, value: string): void }
>;

/** The argument of `new Headers()`. */
export type WebHeadersInit = WebHeaders | Record<string, string> | [string, string][];

/** `Request`. */
export type WebRequest = Global<
  'Request',
  { readonly url: string; readonly method: string; readonly headers: WebHeaders }
>;

/** `Response`. */
export type WebResponse = Global<'Response', { readonly status: number; readonly headers: WebHeaders }>;

/** `Blob`; a download with a name from the server is a `File`. */
export type WebBlob = Global<
  'Blob',
  {
    readonly size: number;
    readonly type: string;
    arrayBuffer(): Promise<ArrayBuffer>;
    text(): Promise<string>;
  }
>;
