import { uploadFile, UploadModule } from '@yayan/api-client';
import { useUnmountSignal } from '@yayan/site';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Photo } from './photo.ts';
import { emptyHandIn, type HandIn, joinHandIns, readHandIn, storeHandIn } from './stored-hand-in.ts';

/** How long a browser may take to read a hand-in before the member can begin. */
const patienceMs = 800;

/** Frees the previews of photos: the browser keeps a picture in memory as long as its object URL is valid. */
const revokePreviews = (photos: readonly Photo[]): void => {
  for (const { address } of photos) if (address !== '') URL.revokeObjectURL(address);
};

/**
 * The text and photos of one hand-in, stored in this browser until they are submitted. A photo is uploaded as soon as it is
 * chosen; leaving the page aborts an upload.
 */
export const useHandIn = (sessionId: string) => {
  const [handIn, setHandIn] = useState<HandIn>();
  /** The sent fraction of the photo that is being uploaded, 0 to 1. */
  const [progress, setProgress] = useState<number>();
  /** The newest state, for two changes within one render. */
  const latest = useRef<HandIn>(undefined);
  const hasRead = useRef(false);
  const isSubmitted = useRef(false);
  const unmountSignal = useUnmountSignal();

  /** Stores each change at once, not after the next render: the page may be reloaded before that. */
  const put = (next: HandIn): void => {
    latest.current = next;
    setHandIn(next);
    // Before that, it would replace a stored hand-in that the page doesn't know yet.
    if (hasRead.current) void storeHandIn(sessionId, next);
  };
  const takeStored = useEffectEvent((stored: HandIn): void => {
    hasRead.current = true;
    const typed = latest.current;
    if (typed) return put(isSubmitted.current ? typed : joinHandIns(stored, typed));
    latest.current = stored;
    setHandIn(stored);
  });

  useEffect(() => {
    // Some browsers never answer after a restart. Let the member begin, and add what was stored if it comes.
    const begin = setTimeout(() => setHandIn((read) => read ?? emptyHandIn), patienceMs);
    void readHandIn(sessionId).then((stored) => {
      clearTimeout(begin);
      takeStored(stored);
    });
    return () => {
      clearTimeout(begin);
      revokePreviews(latest.current?.photos ?? []);
    };
  }, [sessionId]);
  const change = (part: (now: HandIn) => Partial<HandIn>): void => {
    const now = latest.current ?? emptyHandIn;
    put({ ...now, ...part(now) });
  };

  return {
    ...(handIn ?? emptyHandIn),
    /** False until the stored hand-in has been read, or the browser took too long. */
    isReady: handIn !== undefined,
    progress,
    write: (text: string): void => change(() => ({ text })),
    add: async (file: File, extension: string): Promise<void> => {
      setProgress(0);
      try {
        const { key } = await uploadFile(UploadModule.Task, file, {
          extension,
          signal: unmountSignal(),
          onProgress: setProgress,
        });
        const photo = { key, name: file.name, address: URL.createObjectURL(file), caption: '' };
        change(({ photos }) => ({ photos: [...photos, photo] }));
      } finally {
        setProgress(undefined);
      }
    },
    caption: (key: string, caption: string): void =>
      change(({ photos }) => ({
        photos: photos.map((photo) => (photo.key === key ? { ...photo, caption } : photo)),
      })),
    remove: (removed: Photo): void => {
      revokePreviews([removed]);
      change(({ photos }) => ({ photos: photos.filter(({ key }) => key !== removed.key) }));
    },
    forget: (): void => {
      revokePreviews(latest.current?.photos ?? []);
      isSubmitted.current = true;
      put(emptyHandIn);
    },
  };
};
