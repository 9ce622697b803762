declare module 'compression' {
  import type { IncomingMessage, ServerResponse } from 'node:http';

  /** The published types require Express, but the middleware works on any Node server. */
  export default function compression(): (
    request: IncomingMessage,
    response: ServerResponse,
    next: (error?: unknown) => void,
  ) => void;
}
