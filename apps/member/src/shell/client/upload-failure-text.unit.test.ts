import { UploadError } from '@yayan/api-client';
import { ApiError } from '@yayan/auth';
import { afterEach, expect, test, vi } from 'vitest';
import { uploadFailureText } from './upload-failure-text.ts';

const unanswered = new UploadError({ status: 0 });
const refused = new UploadError({ status: 400, storeCode: 'EntityTooLarge' });
const noForm = new ApiError({ code: 0, status: 0, msg: '', data: undefined, kind: 'network' });

afterEach(() => void vi.unstubAllGlobals());

test.each([
  [unanswered, true, '图片没有传上去，再试一次'],
  [unanswered, false, '没有网络，图片没有传上去。联网后再试'],
  [refused, true, '图片没有传上去，换一个图片再试'],
  [noForm, true, '图片没有传上去，连不上服务器，请稍后再试'],
  [noForm, false, '图片没有传上去，请检查网络后重试'],
])(
  'an upload blames the network only without one, and says whether another try helps (%#)',
  (error, onLine, text) => {
    vi.stubGlobal('navigator', { onLine });
    expect(uploadFailureText(error)).toBe(text);
  },
);
