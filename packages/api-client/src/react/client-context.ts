import { createContext } from 'react';
import type { Caller } from '../calls/call.ts';

/** The client of the hooks below; without one they use that of `configureClient`. */
export const ClientContext = createContext<Caller | undefined>(undefined);

/** Provides a client to all hooks inside. */
export const ClientProvider = ClientContext.Provider;
