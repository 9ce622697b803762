import {
  changeAvatar,
  createClient,
  isRefusal,
  sendSmsCode,
  signInBySms,
  UploadError,
  uploadFile,
} from '@yayan/api-client';

const client = createClient({ baseUrl: 'http://127.0.0.1:4450/api' });
await sendSmsCode(client, '13800138000');
await signInBySms(client, { mobile: '13800138000', code: '123456' });

/** Uploads a picture and makes it the avatar. */
export const setAvatar = async (picture: File, signal?: AbortSignal): Promise<string> => {
  const onProgress = (share: number): void => console.log(`${Math.round(share * 100)} %`);
  try {
    const { key } = await uploadFile('avatar', picture, { client, signal, onProgress });
    await changeAvatar({ key }, { client, signal });
    return 'changed';
  } catch (error) {
    if (isRefusal(error, 'FILE_TYPE_REFUSED')) return 'choose a JPG, PNG or WebP picture';
    if (isRefusal(error, 'FILE_TOO_LARGE')) return 'choose a smaller picture';
    if (error instanceof UploadError && error.retryable) return 'try again';
    throw error;
  }
};

console.log(await setAvatar(new File(['…'], 'me.jpg', { type: 'image/jpeg' })));
