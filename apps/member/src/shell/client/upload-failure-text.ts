import { ApiError } from '@yayan/auth';
import { failureText, noteShown } from '@yayan/site';

/** The text of a failed upload. The file store sends no text, so only a refusal of our server has one. */
export const uploadFailureText = (error: unknown): string => {
  if (error instanceof ApiError) return failureText(error);
  noteShown(error);
  return navigator.onLine ? '图片没有传上去，再试一次' : '没有网络，图片没有传上去。联网后再试';
};
