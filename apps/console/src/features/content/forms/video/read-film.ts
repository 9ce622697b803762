import { drawFrame } from './draw-frame.ts';

const PATIENCE_MS = 10_000;
/** The first frames are often black. */
const FRAME_SECONDS = 3;
const FRAME_SHARE = 0.1;

/** What this browser finds in a film: nothing, if it can't play it. */
export interface FilmFacts {
  /** Whole seconds. */
  seconds: number | undefined;
  /** A frame from shortly after the start. */
  poster: File | undefined;
}

const happens = async (film: HTMLVideoElement, name: 'loadedmetadata' | 'seeked'): Promise<boolean> =>
  await new Promise((resolve) => {
    const signal = AbortSignal.timeout(PATIENCE_MS);
    signal.addEventListener('abort', () => resolve(false), { once: true });
    film.addEventListener(name, () => resolve(true), { once: true });
    film.addEventListener('error', () => resolve(false), { once: true });
  });

/** Reads the length of a film and draws a frame of it. */
export const readFilm = async (file: File): Promise<FilmFacts> => {
  const address = URL.createObjectURL(file);
  const film = document.createElement('video');
  film.preload = 'auto';
  film.muted = true;
  try {
    const isLoaded = happens(film, 'loadedmetadata');
    film.src = address;
    if (!(await isLoaded) || !Number.isFinite(film.duration))
      return { seconds: undefined, poster: undefined };
    const { duration } = film;
    const isShown = happens(film, 'seeked');
    film.currentTime = Math.min(FRAME_SECONDS, duration * FRAME_SHARE);
    const poster = (await isShown) ? await drawFrame(film) : undefined;
    return { seconds: Math.max(1, Math.ceil(duration)), poster };
  } finally {
    film.removeAttribute('src');
    URL.revokeObjectURL(address);
  }
};
