export type { FileDeps } from './file-deps.ts';
export type { FileOwner } from './file-key.ts';
export type { Files } from './files.ts';
export type { Thumbnail } from './pictures/thumbnails.ts';
export type { AddressSigning } from './storage/address-signing.ts';
export type { FindUnowned } from './find-unowned.ts';
export type { FileOwners } from './unowned-files.ts';
export type { StoredFile } from './upload/take-file.ts';
