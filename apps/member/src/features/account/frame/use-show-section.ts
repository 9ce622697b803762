import { useEffect } from 'react';
import { useLocation } from 'react-router';

/** The parts above load by themselves and move the place for about so long. */
const SETTLING_MS = 10_000;
/** Somebody who does one of these has chosen where to be. */
const ownMoves = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/**
 * Scrolls to the block that the URL names (`#privacy`), and focuses it, as soon as it is there. It stays in view while the
 * parts above it load, until the member moves.
 */
export const useShowSection = (): void => {
  const location = useLocation();
  useEffect(() => {
    const { hash } = location;
    if (hash === '') return undefined;
    const shown = new AbortController();
    const show = (): void => {
      const place = document.getElementById(hash.slice(1));
      if (place === null) return;
      place.scrollIntoView();
      // A dialog keeps the focus. Once it has closed, it has given it back to its button: the search that led here.
      const isFree = document.querySelector('[aria-modal="true"]') === null;
      if (isFree && document.activeElement !== place) place.focus({ preventScroll: true });
    };
    const observer = new MutationObserver(show);
    const end = (): void => {
      observer.disconnect();
      shown.abort();
    };
    observer.observe(document.body, { childList: true, subtree: true });
    const frame = requestAnimationFrame(show);
    const timer = setTimeout(end, SETTLING_MS);
    for (const move of ownMoves)
      globalThis.addEventListener(move, end, { passive: true, signal: shown.signal });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
      end();
    };
    // A link to the same block shows it again.
  }, [location]);
};
