import { GroupMediaKind } from '@yayan/api-client';
import { isHeicToConvert, kindOfFile } from './file-kinds.ts';
import { withoutPlace } from './without-place.ts';

/** A file in the form in which it is uploaded. */
export interface PreparedFile {
  name: string;
  kind: GroupMediaKind;
  extension: string;
  content: Blob;
  /** A frame from the beginning of a video. */
  poster: Blob | null;
  /** Only for a video. */
  width: number | null;
  height: number | null;
  durationSeconds: number | null;
}

const LONGEST_SIDE = 4096;
const POSTER_SIDE = 960;
const QUALITY = 0.88;
/** A PNG or WebP of at most this size is uploaded unchanged: browsers write no location into them. */
const PLAIN_BYTES = 8 * 1024 * 1024;
const PATIENCE_MS = 8000;

/** A file can't be added; the message says why. */
export class FileProblem extends Error {
  override readonly name = 'FileProblem';
}

/**
 * Prepares a chosen file. A picture is converted to an upright JPEG without location and camera data; a HEIC picture
 * that the browser can't read is converted by the server. A video loses its location and gets a poster. Throws `FileProblem`.
 */
export const prepareFile = async (file: File, takesDocuments = false): Promise<PreparedFile> => {
  const found = kindOfFile(file, takesDocuments);
  if (typeof found === 'string') throw new FileProblem(found);
  const base = {
    name: file.name,
    kind: found.kind,
    extension: found.extension,
    poster: null,
    width: null,
    height: null,
    durationSeconds: null,
  };
  if (found.kind === GroupMediaKind.Image) return { ...base, ...(await drawnAnew(file)) };
  if (found.kind === GroupMediaKind.Audio || found.kind === GroupMediaKind.File)
    return { ...base, content: file };
  return { ...base, ...(await measured(file)), content: await withoutPlace(file) };
};

const drawnAnew = async (file: File): Promise<{ content: Blob; extension: string }> => {
  const plain = { 'image/png': 'png', 'image/webp': 'webp' }[file.type];
  if (plain !== undefined && file.size <= PLAIN_BYTES) return { content: file, extension: plain };
  const picture = await createImageBitmap(file).catch(() => undefined);
  if (!picture && isHeicToConvert(file)) return { content: file, extension: 'heic' };
  if (!picture) throw new FileProblem(`这台设备打不开“${file.name}”，换成 JPG 再加`);
  const content = await drawn(picture, picture, LONGEST_SIDE);
  picture.close();
  if (!content) throw new FileProblem(`“${file.name}”太大了，换一张小一点的`);
  return { content, extension: 'jpg' };
};

/** A JPEG with sides of at most `longest` pixels; null when the browser can't make one. */
const drawn = async (
  source: CanvasImageSource,
  { width, height }: { width: number; height: number },
  longest: number,
): Promise<Blob | null> => {
  const scale = Math.min(1, longest / Math.max(width, height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(width * scale));
  canvas.height = Math.max(1, Math.round(height * scale));
  const context = canvas.getContext('2d');
  if (!context) return null;
  // JPEG knows no transparency.
  context.fillStyle = 'white';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(source, 0, 0, canvas.width, canvas.height);
  return await new Promise((resolve) => {
    canvas.toBlob(resolve, 'image/jpeg', QUALITY);
  });
};

type Measures = Pick<PreparedFile, 'poster' | 'width' | 'height' | 'durationSeconds'>;

/** Poster and size of a video. A browser that can't play the video returns none; the video may still be uploaded. */
const measured = async (file: File): Promise<Measures> => {
  const video = document.createElement('video');
  const address = URL.createObjectURL(file);
  try {
    video.muted = true;
    video.playsInline = true;
    video.preload = 'auto';
    video.src = address;
    await happened(video, 'loadeddata');
    const { videoWidth: width, videoHeight: height, duration } = video;
    if (width === 0 || height === 0) return unknown;
    video.currentTime = Number.isFinite(duration) ? Math.min(1, duration / 2) : 0;
    await happened(video, 'seeked');
    const poster = await drawn(video, { width, height }, POSTER_SIDE);
    return { poster, width, height, durationSeconds: Number.isFinite(duration) ? duration : null };
  } catch {
    return unknown;
  } finally {
    video.removeAttribute('src');
    video.load();
    URL.revokeObjectURL(address);
  }
};

const unknown: Measures = { poster: null, width: null, height: null, durationSeconds: null };

const happened = (video: HTMLVideoElement, event: 'loadeddata' | 'seeked'): Promise<void> =>
  new Promise((resolve, reject) => {
    const late = setTimeout(() => reject(new Error(`No ${event}`)), PATIENCE_MS);
    const settle = (): void => clearTimeout(late);
    video.addEventListener(event, () => (settle(), resolve()), { once: true });
    video.addEventListener('error', () => (settle(), reject(new Error('Not playable'))), { once: true });
  });
