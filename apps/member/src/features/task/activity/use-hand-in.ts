import { isRefusal, uploadFile, UploadError, UploadModule } from '@yayan/api-client';
import { ApiError, newIdempotencyKey } from '@yayan/auth';
import { useUnmountSignal } from '@yayan/site';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Photo } from './photo.ts';
import { emptyHandIn, type HandIn, joinHandIns, readHandIn, storeHandIn } from './stored-hand-in.ts';
import { forgetContent, isSamePhoto, keepContent, readContent, type UnsentPhoto } from './unsent-photo.ts';

/** How long a browser may take to read a hand-in before the member can begin. */
const patienceMs = 800;

/** Frees the previews of photos: the browser keeps a picture in memory as long as its object URL is valid. */
const revokePreviews = (photos: readonly Photo[]): void => {
  for (const { address } of photos) if (address !== '') URL.revokeObjectURL(address);
};

/** Whether the photo was refused, so that another attempt would be too. Whoever signs in again goes on. */
const isFinal = (error: unknown): boolean =>
  (error instanceof UploadError || error instanceof ApiError) &&
  !error.retryable &&
  !isRefusal(error, 'UNAUTHORISED');

/**
 * The text and photos of one hand-in, stored in this browser until they are submitted. A photo is uploaded as soon as it is
 * chosen. Leaving the page interrupts an upload, and the next visit goes on with it.
 */
export const useHandIn = (sessionId: string) => {
  const [handIn, setHandIn] = useState<HandIn>();
  /** The sent fraction of the photo that is being uploaded, 0 to 1. */
  const [progress, setProgress] = useState<number>();
  /** The photos that were refused for good. */
  const [refused, setRefused] = useState<readonly string[]>([]);
  /** The newest state, for two changes within one render. */
  const latest = useRef<HandIn>(undefined);
  const hasRead = useRef(false);
  const isSubmitted = useRef(false);
  /** The unsent photos that this page can send. */
  const contents = useRef(new Map<string, Blob>());
  const unmountSignal = useUnmountSignal();

  /** Stores each change at once, not after the next render: the page may be reloaded before that. */
  const put = (next: HandIn): void => {
    latest.current = next;
    setHandIn(next);
    // Before that, it would replace a stored hand-in that the page doesn't know yet.
    if (hasRead.current) void storeHandIn(sessionId, next);
  };
  const change = (part: (now: HandIn) => Partial<HandIn>): void => {
    const now = latest.current ?? emptyHandIn;
    put({ ...now, ...part(now) });
  };

  const drop = (uploadId: string): void => {
    contents.current.delete(uploadId);
    void forgetContent(uploadId);
    change(({ unsent }) => ({ unsent: unsent.filter((photo) => photo.uploadId !== uploadId) }));
  };
  const send = async ({ uploadId, name, extension }: UnsentPhoto, content: Blob): Promise<void> => {
    contents.current.set(uploadId, content);
    setProgress(0);
    try {
      const signal = unmountSignal();
      const options = { extension, uploadId, signal, onProgress: setProgress };
      const { key } = await uploadFile(UploadModule.Task, content, options);
      const photo = { key, uploadId, name, address: URL.createObjectURL(content), caption: '' };
      change(({ photos }) => ({ photos: [...photos, photo] }));
      drop(uploadId);
    } catch (error) {
      if (isFinal(error)) {
        drop(uploadId);
        setRefused((before) => [...before, uploadId]);
      }
      throw error;
    } finally {
      setProgress(undefined);
    }
  };
  const goOn = async (photos: readonly UnsentPhoto[]): Promise<void> => {
    for (const photo of photos) {
      const content = await readContent(photo.uploadId);
      // A photo that fails again stays with a button to try once more.
      if (content) await send(photo, content).catch(() => undefined);
    }
  };
  const takeStored = useEffectEvent((stored: HandIn): void => {
    hasRead.current = true;
    const typed = latest.current;
    if (typed) put(isSubmitted.current ? typed : joinHandIns(stored, typed));
    else {
      latest.current = stored;
      setHandIn(stored);
    }
    if (!isSubmitted.current) void goOn(stored.unsent);
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

  return {
    ...(handIn ?? emptyHandIn),
    /** False until the stored hand-in has been read, or the browser took too long. */
    isReady: handIn !== undefined,
    progress,
    refused,
    write: (text: string): void => change(() => ({ text })),
    /** Whether this page has the content of an unsent photo, so that it needn't be chosen again. */
    canSend: ({ uploadId }: UnsentPhoto): boolean => contents.current.has(uploadId),
    add: async (file: File, extension: string): Promise<void> => {
      const known = latest.current?.unsent.find((photo) => isSamePhoto(photo, file));
      const { name, size } = file;
      const photo = known ?? { uploadId: newIdempotencyKey(), name, size, extension };
      if (!known) change(({ unsent }) => ({ unsent: [...unsent, photo] }));
      void keepContent(photo.uploadId, file);
      await send(photo, file);
    },
    /** Sends an unsent photo again. */
    retry: async (photo: UnsentPhoto): Promise<void> => {
      const content = contents.current.get(photo.uploadId);
      if (content) await send(photo, content);
    },
    giveUp: ({ uploadId }: UnsentPhoto): void => drop(uploadId),
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
