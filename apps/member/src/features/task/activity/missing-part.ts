import type { TaskActivityAsks } from '@yayan/api-client';
import type { Photo } from './photo.ts';

/** How many characters count. */
export const lengthOf = (text: string): number => Array.from(text.trim()).length;

/** What is missing, and where: the text, the photos as a whole, or the caption of the photo with this key. */
export interface MissingPart {
  readonly where: 'text' | 'photos' | { readonly captionOf: string };
  readonly msg: string;
}

/** The first thing still to do before it can be handed in; undefined when all is there. */
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
