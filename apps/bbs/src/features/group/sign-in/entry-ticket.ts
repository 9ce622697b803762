const name = '#ticket=';

/**
 * The one-time ticket in the fragment of the page's address, as the member site sends it (decisions §6); undefined
 * without one. It is taken out of the address, so that neither a reload nor a copied link carries it.
 */
export const takeEntryTicket = (): string | undefined => {
  const { hash, pathname, search } = globalThis.location;
  if (!hash.startsWith(name)) return undefined;
  globalThis.history.replaceState(globalThis.history.state, '', pathname + search);
  return hash.slice(name.length);
};
