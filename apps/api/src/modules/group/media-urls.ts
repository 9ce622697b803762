import type { GroupPictures } from './deps.ts';

/** Presets are files of the discussion site; uploads get addresses of their own when there is somewhere to upload to. */
export const groupPictures: GroupPictures = {
  avatarUrl: (avatar) => `/avatar/${avatar}.svg`,
  fileUrl: (key) => `/files/${key}`,
};
