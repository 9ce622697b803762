import { UploadModule } from '@yayan/api-client';
import { useEffect, useState } from 'react';
import { uploadFile } from '../../../shell/client/upload-file.ts';
import { keepProof, type Proof, readProof } from './stored-hand-in.ts';
import type { Photo } from './photo.ts';

/** The text and the photos of one hand-in, kept in this browser until it is handed in. A photo goes to the store as soon as it is chosen. */
export const useProof = (sessionId: string) => {
  const [proof, setProof] = useState<Proof>(() => readProof(localStorage, sessionId));
  useEffect(() => keepProof(localStorage, sessionId, proof), [sessionId, proof]);
  const change = (photosOf: (photos: readonly Photo[]) => readonly Photo[]): void =>
    setProof((now) => ({ ...now, photos: photosOf(now.photos) }));
  return {
    ...proof,
    write: (text: string): void => setProof((now) => ({ ...now, text })),
    add: async (file: File, extension: string): Promise<void> => {
      const key = await uploadFile(UploadModule.Task, file, extension);
      const photo = { key, name: file.name, address: URL.createObjectURL(file), caption: '' };
      change((photos) => [...photos, photo]);
    },
    caption: (key: string, caption: string): void =>
      change((photos) => photos.map((photo) => (photo.key === key ? { ...photo, caption } : photo))),
    remove: ({ key, address }: Photo): void => {
      URL.revokeObjectURL(address);
      change((photos) => photos.filter((photo) => photo.key !== key));
    },
    forget: (): void => setProof({ text: '', photos: [] }),
  };
};
