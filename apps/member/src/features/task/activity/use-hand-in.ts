import { uploadFile, UploadModule } from '@yayan/api-client';
import { useUnmountSignal } from '@yayan/site';
import { useEffect, useRef, useState } from 'react';
import type { Photo } from './photo.ts';
import { emptyHandIn, type HandIn, readHandIn, storeHandIn } from './stored-hand-in.ts';

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
  const unmountSignal = useUnmountSignal();

  useEffect(() => {
    void readHandIn(sessionId).then((stored) => {
      latest.current ??= stored;
      setHandIn(latest.current);
    });
    return () => revokePreviews(latest.current?.photos ?? []);
  }, [sessionId]);

  /** Stores each change at once, not after the next render: the page may be reloaded before that. */
  const put = (next: HandIn): void => {
    latest.current = next;
    setHandIn(next);
    void storeHandIn(sessionId, next);
  };
  const change = (part: (now: HandIn) => Partial<HandIn>): void => {
    const now = latest.current ?? emptyHandIn;
    put({ ...now, ...part(now) });
  };

  return {
    ...(handIn ?? emptyHandIn),
    /** False until the stored hand-in has been read. */
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
      put(emptyHandIn);
    },
  };
};
