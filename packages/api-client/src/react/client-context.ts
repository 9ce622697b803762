import { createContext } from 'react';
import type { Caller } from '../calls/call.ts';

/** The client of the hooks below; without one they use that of `configureClient`. */
export const ClientContext = createContext<Caller | undefined>(undefined);

/** Gives a client to the hooks of everything inside. */
export const ClientProvider = ClientContext.Provider;
