import { unsent } from './unsent.ts';

/**
 * Settles the store of unsent work. A module of its own, which nothing imports statically: otherwise the bundler adds a
 * second script to every page's start.
 */
export default (signedIn: string | undefined): Promise<void> => unsent.settle(signedIn);
