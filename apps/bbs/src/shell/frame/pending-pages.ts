/**
 * Pages of later issues: each shows the one page that says so, with what will be there.
 * This list only ever gets shorter; a test holds it to the route table and to its length.
 */
export const pendingPages: Readonly<Record<string, string>> = {
  '/bbs-response': '主持人在这里按话题、标签和成员查看全部回答并下载。',
  '/bbs-attachment': '讨论组里的图片、视频和文件。',
};
