import type { GroupMediaUrls } from './deps.ts';

/** Preset avatars are files of the discussion site. Uploads have no address of their own yet. */
export const groupMediaUrls: GroupMediaUrls = {
  avatarUrl: (avatar) => `/avatar/${avatar}.svg`,
  fileUrl: (key) => `/files/${key}`,
};
