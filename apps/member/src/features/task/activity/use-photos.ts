import { UploadModule } from '@yayan/api-client';
import { useState } from 'react';
import { uploadFile } from '../../../shell/upload-file.ts';
import type { Photo } from './photo.ts';

/** The photos of one hand-in: each is sent to the store as soon as it is chosen. */
export const usePhotos = () => {
  const [photos, setPhotos] = useState<readonly Photo[]>([]);
  const add = async (file: File, extension: string): Promise<void> => {
    const key = await uploadFile(UploadModule.Task, file, extension);
    const photo = { key, name: file.name, address: URL.createObjectURL(file), caption: '' };
    setPhotos((all) => [...all, photo]);
  };
  const caption = (key: string, text: string): void =>
    setPhotos((all) => all.map((photo) => (photo.key === key ? { ...photo, caption: text } : photo)));
  const remove = ({ key, address }: Photo): void => {
    URL.revokeObjectURL(address);
    setPhotos((all) => all.filter((photo) => photo.key !== key));
  };
  return { photos, add, caption, remove };
};
