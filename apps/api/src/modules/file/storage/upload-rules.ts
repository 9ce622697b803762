import type { UploadModule } from '@yayan/contract';

interface Kind {
  /** Content type by extension. */
  types: Readonly<Record<string, string>>;
  maxBytes: number;
}

const MB = 1024 * 1024;
const IMAGES = {
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  gif: 'image/gif',
} as const;
const VIDEOS = { mp4: 'video/mp4', mov: 'video/quicktime', webm: 'video/webm' } as const;
const DOCUMENTS = { pdf: 'application/pdf' } as const;
const RECORDINGS = { m4a: 'audio/mp4', mp3: 'audio/mpeg' } as const;
/** Files that people of a discussion group show each other: still pictures, and recordings that every browser plays. */
const { gif: _animation, ...STILLS } = IMAGES;
const { webm: _webm, ...CLIPS } = VIDEOS;

const images: Kind = { types: IMAGES, maxBytes: 10 * MB };
const videos: Kind = { types: VIDEOS, maxBytes: 500 * MB };
const documents: Kind = { types: DOCUMENTS, maxBytes: 20 * MB };
const stills: Kind = { types: STILLS, maxBytes: 10 * MB };
const clips: Kind = { types: CLIPS, maxBytes: 200 * MB };
const recordings: Kind = { types: RECORDINGS, maxBytes: 20 * MB };

/** What operators upload for courses; no call of members takes it. Only MP4, because every browser plays it. */
const films: Kind = { types: { mp4: VIDEOS.mp4 }, maxBytes: 500 * MB };

/** A module of uploads: those of members, and the courses of operators. */
export type FileModule = UploadModule | 'course';

/** The file types and sizes that each module accepts. None of them accepts SVG, HTML or XML. */
const RULES: Readonly<Record<FileModule, readonly Kind[]>> = {
  avatar: [images],
  feedback: [images],
  task: [images, videos],
  group: [stills, clips, recordings, documents],
  claim: [images],
  cooperate: [images, documents],
  course: [films],
};

const UPLOAD_MODULES = Object.keys(RULES) as FileModule[]; // The record has exactly these keys.

/** Content type and maximum size of an extension in a module; undefined if the module refuses it. */
export function uploadRule(
  module: FileModule,
  extension: string,
): { contentType: string; maxBytes: number } | undefined {
  for (const { types, maxBytes } of RULES[module]) {
    const contentType = Object.entries(types).find(([name]) => name === extension)?.[1];
    if (contentType !== undefined) return { contentType, maxBytes };
  }
  return undefined;
}

/** The modules whose pictures come straight from phones. */
const TAKES_HEIC: ReadonlySet<FileModule> = new Set(['task', 'group']);

/** The extension under which a file is stored. HEIC pictures become JPEG when they are put into use. */
export const storedExtension = (module: FileModule, extension: string): string =>
  (extension === 'heic' || extension === 'heif') && TAKES_HEIC.has(module) ? 'jpg' : extension;

/** The content type for an extension; undefined if no module accepts it. */
export const contentTypeOf = (extension: string): string | undefined =>
  Object.entries({ ...IMAGES, ...VIDEOS, ...RECORDINGS, ...DOCUMENTS }).find(
    ([name]) => name === extension,
  )?.[1];

export const isImage = (contentType: string): boolean => contentType.startsWith('image/');

/** The upload module that a key names; undefined if nothing is uploaded there. */
export const readUploadModule = (name: string): FileModule | undefined =>
  UPLOAD_MODULES.find((module) => module === name);
