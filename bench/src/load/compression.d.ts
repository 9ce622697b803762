declare module 'compression' {
  import type { IncomingMessage, ServerResponse } from 'node:http';

  /** Its published types ask for Express; it works on any Node server. */
  export default function compression(): (
    request: IncomingMessage,
    response: ServerResponse,
    next: (error?: unknown) => void,
  ) => void;
}
