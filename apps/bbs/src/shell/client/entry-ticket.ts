const name = '#ticket=';

/**
 * The one-time ticket in the address's fragment, as the member site sends it (rule 6.3); undefined without one. It is
 * removed from the address, so that neither a reload nor a copied link carries it.
 */
export const takeEntryTicket = (): string | undefined => {
  const { hash, pathname, search } = globalThis.location;
  if (!hash.startsWith(name)) return undefined;
  globalThis.history.replaceState(globalThis.history.state, '', pathname + search);
  return hash.slice(name.length);
};
