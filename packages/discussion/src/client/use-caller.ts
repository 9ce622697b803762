import type { Caller } from '@yayan/api-client';
import { ClientContext } from '@yayan/api-client/react';
import { useContext } from 'react';

/** The client of the group that is shown; undefined where the page has only one client. */
export const useCaller = (): Caller | undefined => useContext(ClientContext);
