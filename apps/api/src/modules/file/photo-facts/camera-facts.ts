import readExif from 'exif-reader';
import sharp from 'sharp';

/** What a camera wrote into a photo. */
export interface CameraFacts {
  /** As the camera's clock said, without a zone: `2026-11-21 08:30:00`. */
  takenAt: string | null;
  camera: string | null;
}

const NOTHING: CameraFacts = { takenAt: null, camera: null };
const LONGEST_CAMERA = 80;

/**
 * Reads what the camera wrote, before the picture is encoded again without it (rule 11.3). Never the place: members are
 * promised that it isn't stored. A photo without it, or with nonsense, has no facts. Every value is text of a stranger's phone: it is cut, and is no proof.
 */
export async function cameraFacts(picture: Uint8Array | string): Promise<CameraFacts> {
  try {
    const { exif } = await sharp(picture, { failOn: 'none' }).metadata();
    return exif === undefined ? NOTHING : factsOf(readExif(exif));
  } catch {
    return NOTHING;
  }
}

const factsOf = ({ Image: image, Photo: photo }: ReturnType<typeof readExif>): CameraFacts => ({
  takenAt: timeText(photo?.DateTimeOriginal ?? image?.DateTime),
  camera: cameraText([image?.Make, image?.Model]),
});

// The reader makes a date of the camera's digits as if they were UTC.
const timeText = (at: unknown): string | null =>
  at instanceof Date && !Number.isNaN(at.getTime()) ? at.toISOString().slice(0, 19).replace('T', ' ') : null;

const CONTROL = /\p{Cc}/gu;

const cameraText = (words: readonly unknown[]): string | null =>
  words
    .filter((word) => typeof word === 'string')
    .map((word) => word.replaceAll(CONTROL, '').trim())
    .join(' ')
    .trim()
    .slice(0, LONGEST_CAMERA) || null;
