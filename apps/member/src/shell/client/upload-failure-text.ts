import { UploadError } from '@yayan/api-client';
import { ApiError } from '@yayan/auth';
import { failureText, noteShown } from '@yayan/site';

/**
 * The text of a failed upload of a `thing`. The file store sends no text. What it refuses once it refuses again, so the text
 * then asks for another file.
 */
export const uploadFailureText = (error: unknown, thing: '图片' | '文件' = '图片'): string => {
  if (error instanceof ApiError) return failureText(error, `${thing}没有传上去`);
  noteShown(error);
  if (!navigator.onLine) return `没有网络，${thing}没有传上去。联网后再试`;
  return error instanceof UploadError && !error.retryable
    ? `${thing}没有传上去，换一个${thing}再试`
    : `${thing}没有传上去，再试一次`;
};
