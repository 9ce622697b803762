import { holdPlace, watchParts } from '@yayan/site';
import { useEffect } from 'react';
import { useLocation } from 'react-router';

/** The parts above load by themselves and move the place for about so long. */
const SETTLING_MS = 10_000;

/**
 * Scrolls to the block that the URL names (`#privacy`), and focuses it, as soon as it is there. It stays in view while the
 * parts above it load, until the member moves.
 */
export const useShowSection = (): void => {
  const location = useLocation();
  useEffect(() => {
    const { hash } = location;
    if (hash === '') return undefined;
    const show = (): void => {
      const place = document.getElementById(hash.slice(1));
      if (place === null) return;
      place.scrollIntoView();
      // A dialog keeps the focus. Once it has closed, it has given it back to its button: the search that led here.
      const isFree = document.querySelector('[aria-modal="true"]') === null;
      if (isFree && document.activeElement !== place) place.focus({ preventScroll: true });
    };
    return holdPlace(show, SETTLING_MS, watchParts);
    // A link to the same block shows it again.
  }, [location]);
};
