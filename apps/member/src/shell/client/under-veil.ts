import { veil } from './client.ts';

/** A faster answer needs no veil. */
const AFTER_MS = 300;

/** Keeps Escape from closing what is behind the veil. */
const swallowEscape = (event: KeyboardEvent): void => {
  if (event.key !== 'Escape') return;
  event.preventDefault();
  event.stopImmediatePropagation();
};

/**
 * Runs an act that must not be left half-way, such as placing an order, handing in or closing an account. After 300 ms the
 * loading veil is shown until it has ended (rule 10.16). The focus stays where it is, and Escape does nothing meanwhile.
 */
export const underVeil = async <Result>(act: () => Promise<Result>): Promise<Result> => {
  let lift: (() => void) | undefined;
  const later = setTimeout(() => {
    lift = veil.show();
  }, AFTER_MS);
  window.addEventListener('keydown', swallowEscape, true);
  try {
    return await act();
  } finally {
    clearTimeout(later);
    lift?.();
    window.removeEventListener('keydown', swallowEscape, true);
  }
};
