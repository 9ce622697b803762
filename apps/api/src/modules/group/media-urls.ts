import type { GroupMediaUrls } from './deps.ts';

/** Presets are files of the discussion site; uploads get addresses of their own when there is somewhere to upload to. */
export const groupMediaUrls: GroupMediaUrls = {
  avatarUrl: (avatar) => `/avatar/${avatar}.svg`,
  fileUrl: (key) => `/files/${key}`,
};
