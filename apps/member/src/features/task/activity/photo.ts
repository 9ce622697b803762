/** An uploaded photo with its caption. */
export interface Photo {
  /** The file's key in the store. */
  readonly key: string;
  /** The id of its upload. Photos that earlier versions stored have none. */
  readonly uploadId?: string;
  readonly name: string;
  /** Object URL of the preview; empty after the page was reloaded. */
  readonly address: string;
  readonly caption: string;
}

const extensions: Readonly<Record<string, string>> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  // The server makes JPEGs of these.
  'image/heic': 'heic',
  'image/heif': 'heif',
};
const mostBytes = 10 * 1024 * 1024;

/** The accepted types, for the file field. */
export const photoTypes = [...Object.keys(extensions), '.heic', '.heif'].join(',');

/** The extension to upload a photo under; undefined for other types and for more than 10 MB. */
export const photoExtension = ({
  name,
  type,
  size,
}: Pick<File, 'name' | 'type' | 'size'>): string | undefined => {
  if (size > mostBytes) return undefined;
  // Many browsers don't know the type of HEIC.
  return extensions[type] ?? /\.(hei[cf])$/u.exec(name.toLowerCase())?.[1];
};
