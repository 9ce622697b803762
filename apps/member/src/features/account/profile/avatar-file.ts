const maxBytes = 10 * 1024 * 1024;
/** The server's limit. A larger picture could use up a phone's memory, even if its file is small. */
const maxPixels = 50_000_000;

const cantOpen = '这张图片打不开，换一张试试';

/** The accepted types, for the file dialog. */
export const avatarTypes = ['image/jpeg', 'image/png', 'image/webp'];

/** The pixel count that a picture's header declares, read without decoding it; undefined for other files. */
const pixelsOf = async (file: File): Promise<number | undefined> => {
  const address = URL.createObjectURL(file);
  const image = new Image();
  try {
    return await new Promise((resolve) => {
      image.addEventListener('load', () => resolve(image.naturalWidth * image.naturalHeight));
      image.addEventListener('error', () => resolve(undefined));
      image.src = address;
    });
  } finally {
    URL.revokeObjectURL(address);
  }
};

/** Why a file can't become the avatar; undefined when it can. */
export const avatarFileError = async (file: File): Promise<string | undefined> => {
  if (!avatarTypes.includes(file.type)) return '请选择 JPG、PNG 或 WebP 图片';
  if (file.size > maxBytes) return '这张图片超过 10 MB，请压缩后再传';
  const pixels = await pixelsOf(file);
  if (pixels === undefined) return cantOpen;
  if (pixels > maxPixels) return '这张图片尺寸太大，请缩小后再传';
  try {
    (await createImageBitmap(file)).close();
    return undefined;
  } catch {
    return cantOpen;
  }
};
