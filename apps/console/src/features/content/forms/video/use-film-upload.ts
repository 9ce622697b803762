import { addContentPicture, failureText, watchCourseVideo } from '@yayan/console-client';
import { useEffect, useRef, useState } from 'react';
import { base64Of } from '../../../../shell/picture/picture-file.ts';
import { filmFault } from './film-fault.ts';
import { readFilm } from './read-film.ts';
import { PartFailure, sendFilm, uploadNameOf } from './send-film.ts';

/** What became of a chosen file. */
export interface FilmUpload {
  file: File;
  /** The share that has arrived; null until the server has said it. */
  share: number | null;
  state: 'sending' | 'paused' | 'failed';
}

/** An uploaded film, and how long it is; undefined if this browser can't play it. */
export interface Film {
  key: string;
  seconds: number | undefined;
  /** The address of one of its frames; null if there is none. */
  poster: string | null;
}

/** Stores a frame. A film without one is as good, so that a failure is no fault. */
const storedPoster = async (poster: File | undefined): Promise<string | null> => {
  if (poster === undefined) return null;
  try {
    return (await addContentPicture({ content: await base64Of(poster) })).address;
  } catch {
    return null;
  }
};

interface FilmUploading {
  upload: FilmUpload | undefined;
  fault: string | undefined;
  choose: (file: File | null) => void;
  pause: () => void;
  goOn: () => void;
}

/** The upload of a course's film. `onFilm` gets it once it is complete and checked. */
export const useFilmUpload = (onFilm: (film: Film) => void): FilmUploading => {
  const [upload, setUpload] = useState<FilmUpload>();
  const [fault, setFault] = useState<string>();
  const work = useRef<AbortController>(undefined);
  // What was written while the film was sent belongs to the latest one.
  const latest = useRef(onFilm);
  useEffect(() => {
    latest.current = onFilm;
  });
  useEffect(() => () => work.current?.abort(), []);
  const send = async (file: File, share: number | null): Promise<void> => {
    const controller = new AbortController();
    const { signal } = controller;
    work.current = controller;
    setFault(undefined);
    setUpload({ file, share, state: 'sending' });
    try {
      const key = await sendFilm(await uploadNameOf(file), file, {
        signal,
        onProgress: (arrived) => setUpload({ file, share: arrived, state: 'sending' }),
      });
      await watchCourseVideo({ key }, signal);
      const { seconds, poster } = await readFilm(file);
      const address = await storedPoster(poster);
      signal.throwIfAborted();
      setUpload(undefined);
      latest.current({ key, seconds, poster: address });
    } catch (error) {
      if (signal.aborted) return;
      setUpload((now) => now && { ...now, state: 'failed' });
      setFault(error instanceof PartFailure ? `${error.message}，点继续接着传。` : failureText(error));
    }
  };
  const choose = async (file: File): Promise<void> => {
    try {
      const wrong = await filmFault(file);
      setFault(wrong);
      if (wrong === undefined) await send(file, null);
    } catch (error) {
      setFault(failureText(error));
    }
  };
  return {
    upload,
    fault,
    choose: (file) => {
      if (file !== null && upload?.state !== 'sending') void choose(file);
    },
    pause: () => {
      work.current?.abort();
      setUpload((now) => now && { ...now, state: 'paused' });
    },
    goOn: () => {
      if (upload) void send(upload.file, upload.share);
    },
  };
};
