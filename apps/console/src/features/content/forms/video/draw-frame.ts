const WIDEST = 1280;
const QUALITY = 0.85;

/** The frame that a film shows, as a picture; undefined if it has no pictures. */
export const drawFrame = async (film: HTMLVideoElement): Promise<File | undefined> => {
  const { videoWidth, videoHeight } = film;
  if (videoWidth === 0 || videoHeight === 0) return undefined;
  const canvas = document.createElement('canvas');
  canvas.width = Math.min(WIDEST, videoWidth);
  canvas.height = Math.round((canvas.width / videoWidth) * videoHeight);
  canvas.getContext('2d')?.drawImage(film, 0, 0, canvas.width, canvas.height);
  const picture = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY));
  return picture === null ? undefined : new File([picture], 'poster.jpg', { type: picture.type });
};
