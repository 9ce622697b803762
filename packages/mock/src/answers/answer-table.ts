import type { HttpHandler } from 'msw';

/** Handlers by the call they answer. */
export type Answers = Readonly<Record<string, HttpHandler>>;
