/** The pictures that content may have. */
export const KINDS = ['image/jpeg', 'image/png', 'image/webp', 'image/gif'];
const MOST_BYTES = 4 * 1024 * 1024;

/** Why a file can't be sent; undefined if it can. */
export const pictureFault = ({ type, size }: Pick<File, 'type' | 'size'>): string | undefined => {
  if (!KINDS.includes(type)) return '只能用 JPEG、PNG、WebP 或 GIF 图片。';
  return size > MOST_BYTES ? '图片超过 4 MB，请压缩后再传。' : undefined;
};

/** The file in base64, as the call takes it. */
export const base64Of = async (file: File): Promise<string> => {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const STEP = 0x8000;
  let text = '';
  for (let at = 0; at < bytes.length; at += STEP)
    text += String.fromCharCode(...bytes.subarray(at, at + STEP));
  return btoa(text);
};
