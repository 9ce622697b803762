/**
 * Pages that aren't built yet. Each says so, and what will be there. A test holds this list against the route table,
 * and it may only get shorter.
 */
export const pendingPages: Readonly<Record<string, string>> = {
  '/bbs-attachment': '讨论组里的图片、视频和文件。',
};
