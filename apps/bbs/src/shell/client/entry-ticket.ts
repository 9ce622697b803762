const name = '#ticket=';

/**
 * The one-time ticket in the address's fragment, sent by the member site (rule 6.3); undefined without one. It is removed from
 * the address, so that neither a reload nor a copied link contains it.
 */
export const consumeEntryTicket = (): string | undefined => {
  const { hash, pathname, search } = globalThis.location;
  if (!hash.startsWith(name)) return undefined;
  globalThis.history.replaceState(globalThis.history.state, '', pathname + search);
  return hash.slice(name.length);
};
