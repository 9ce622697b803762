const maxBytes = 10 * 1024 * 1024;

/** What the file dialog offers. */
export const avatarTypes = ['image/jpeg', 'image/png', 'image/webp'];

/** Why a chosen file can't become the avatar, in words for beside the button. */
export const avatarFileError = async (file: File): Promise<string | undefined> => {
  if (!avatarTypes.includes(file.type)) return '请选择 JPG、PNG 或 WebP 格式的图片';
  if (file.size > maxBytes) return '这张图片超过 10MB，请压缩后再传';
  try {
    (await createImageBitmap(file)).close();
    return undefined;
  } catch {
    return '这张图片打不开，换一张试试';
  }
};
