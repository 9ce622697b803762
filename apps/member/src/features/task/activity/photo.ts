/** An uploaded photo with its caption. */
export interface Photo {
  /** The file's key in the store. */
  readonly key: string;
  readonly name: string;
  /** Object URL of the preview; empty after the page was reloaded. */
  readonly address: string;
  readonly caption: string;
}

const extensions: Readonly<Record<string, string>> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
};
const mostBytes = 10 * 1024 * 1024;

/** The accepted types, for the file field. */
export const photoTypes = Object.keys(extensions).join(',');

/** The extension to store a photo under; undefined for other types and for more than 10 MB. */
export const photoExtension = ({ type, size }: Pick<File, 'type' | 'size'>): string | undefined =>
  size > mostBytes ? undefined : extensions[type];
