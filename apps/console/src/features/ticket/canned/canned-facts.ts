import { createContext } from 'react';
import type { CannedFacts } from './fill-in.ts';

/** The facts of the ticket that is answered; none where no single ticket is. */
export const CannedFactsContext = createContext<CannedFacts | undefined>(undefined);
