import { GroupMediaKind } from '@yayan/api-client';

/** A kind of file that people may add (rule 6.33). */
interface FileKind {
  kind: GroupMediaKind;
  extension: string;
}

const MB = 1024 * 1024;

/** By MIME type, and by file extension where browsers don't know the type. */
const kinds: Readonly<Record<string, FileKind>> = {
  'video/mp4': { kind: GroupMediaKind.Video, extension: 'mp4' },
  'video/quicktime': { kind: GroupMediaKind.Video, extension: 'mov' },
  'audio/mp4': { kind: GroupMediaKind.Audio, extension: 'm4a' },
  'audio/x-m4a': { kind: GroupMediaKind.Audio, extension: 'm4a' },
  'audio/m4a': { kind: GroupMediaKind.Audio, extension: 'm4a' },
  'audio/mpeg': { kind: GroupMediaKind.Audio, extension: 'mp3' },
  '.mp4': { kind: GroupMediaKind.Video, extension: 'mp4' },
  '.mov': { kind: GroupMediaKind.Video, extension: 'mov' },
  '.m4a': { kind: GroupMediaKind.Audio, extension: 'm4a' },
  '.mp3': { kind: GroupMediaKind.Audio, extension: 'mp3' },
};

const MOST_HEIC = 10 * MB;

/** Whether a file is a HEIC picture that the server converts, for browsers that can't read it. */
export const isHeicToConvert = ({ name, type, size }: Pick<File, 'name' | 'type' | 'size'>): boolean =>
  size <= MOST_HEIC && (/^image\/hei[cf]$/u.test(type) || /^\.hei[cf]$/u.test(endOf(name)));

const pictures = /^\.(?:jpe?g|png|webp|hei[cf])$/u;

const documents: Readonly<Record<string, FileKind>> = {
  'application/pdf': { kind: GroupMediaKind.File, extension: 'pdf' },
  '.pdf': { kind: GroupMediaKind.File, extension: 'pdf' },
};

/** For file dialogs. Pictures of any kind are allowed, because the browser converts them to JPEG. */
const acceptedFiles = 'image/*,video/mp4,video/quicktime,audio/mp4,audio/mpeg,.heic,.m4a,.mp3,.mov';

const mostBytes: Partial<Record<GroupMediaKind, number>> = {
  [GroupMediaKind.Video]: 200 * MB,
  [GroupMediaKind.Audio]: 20 * MB,
  [GroupMediaKind.File]: 20 * MB,
};

/** The file types that file dialogs offer; for hosts also documents. */
export const offeredFiles = (takesDocuments: boolean): string =>
  takesDocuments ? `${acceptedFiles},application/pdf,.pdf` : acceptedFiles;

const endOf = (name: string): string => /\.\w+$/u.exec(name.toLowerCase())?.[0] ?? '';

/** The kind of a chosen file, or a text that says why it can't be added. Only hosts add documents. */
export const kindOfFile = (
  { name, type, size }: Pick<File, 'name' | 'type' | 'size'>,
  takesDocuments = false,
): FileKind | string => {
  const end = endOf(name);
  if (type === 'image/svg+xml' || type === 'image/gif' || end === '.svg' || end === '.gif')
    return `“${name}”不是照片，请选 JPG、PNG、WebP 或 HEIC`;
  if (type.startsWith('image/') || pictures.test(end))
    return { kind: GroupMediaKind.Image, extension: 'jpg' };
  const known = takesDocuments ? { ...kinds, ...documents } : kinds;
  const kind = known[type] ?? known[end];
  if (!kind)
    return `“${name}”加不了，可以加照片、MP4 或 MOV 视频、M4A 或 MP3 录音${takesDocuments ? '、PDF' : ''}`;
  const most = mostBytes[kind.kind];
  if (size === 0) return `“${name}”是空的，换一个再试`;
  return most !== undefined && size > most
    ? `“${name}”超过 ${most / MB} MB，${kind.kind === GroupMediaKind.File ? '拆小' : '剪短'}一点再加`
    : kind;
};
