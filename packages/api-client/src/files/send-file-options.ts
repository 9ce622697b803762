import type { TransportOptions } from '@yayan/auth';
import type { CallOptions } from '../calls/call.ts';

/** Options for sending a file with a form from the server. */
export interface SendFileOptions extends Pick<CallOptions, 'client' | 'signal'> {
  /** Called with the sent fraction of the file, from 0 to 1. Outside a page only with 0 and 1. */
  readonly onProgress?: ((share: number) => void) | undefined;
  /**
   * Milliseconds without progress after which the upload counts as lost. Only pages have progress.
   *
   * @default 30000
   */
  readonly stallMilliseconds?: number | undefined;
  /**
   * Sends the form, for example `mock.fetch` in a test of a page.
   *
   * @default XMLHttpRequest in a page, because only that knows the progress; elsewhere the client's own `fetch`
   */
  readonly fetch?: TransportOptions['fetch'] | undefined;
}
