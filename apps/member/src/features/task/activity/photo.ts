/** A photo that is in the store already, with the line under it. */
export interface Photo {
  /** Where the store keeps it. */
  readonly key: string;
  readonly name: string;
  /** Shows it from this page; empty once the page was closed. */
  readonly address: string;
  readonly caption: string;
}

const extensions: Readonly<Record<string, string>> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
};
const mostBytes = 10 * 1024 * 1024;

/** What a file field lets one choose. */
export const photoTypes = Object.keys(extensions).join(',');

/** The extension a photo is kept under; undefined for what is not taken: another kind, or more than 10 MB. */
export const photoExtension = ({ type, size }: Pick<File, 'type' | 'size'>): string | undefined =>
  size > mostBytes ? undefined : extensions[type];
