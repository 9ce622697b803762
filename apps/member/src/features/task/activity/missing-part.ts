import type { TaskActivityAsks } from '@yayan/api-client';
import type { Photo } from './photo.ts';

/** The number of characters, without surrounding blanks. */
export const lengthOf = (text: string): number => Array.from(text.trim()).length;

/** A missing part: the text, photos, or the caption of the photo with this key. */
export interface MissingPart {
  readonly where: 'text' | 'photos' | { readonly captionOf: string };
  readonly msg: string;
}

/** The first missing part; undefined when the hand-in is complete. */
export const findMissingPart = (
  { textMin, photosMin, captionMin }: TaskActivityAsks,
  text: string,
  photos: readonly Photo[],
): MissingPart | undefined => {
  if (lengthOf(text) < textMin)
    return { where: 'text', msg: `再写 ${textMin - lengthOf(text)} 个字就可以提交` };
  if (photos.length < photosMin)
    return { where: 'photos', msg: `再添加 ${photosMin - photos.length} 张照片就可以提交` };
  const bare = photos.find(({ caption }) => lengthOf(caption) < captionMin);
  return bare && { where: { captionOf: bare.key }, msg: `说明至少写 ${captionMin} 个字` };
};
