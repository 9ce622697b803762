const rooms: Readonly<Record<string, string>> = {
  task: '/tasks',
  member: '/members',
  order: '/orders',
  provider: '/orders/providers',
  benefit: '/benefits',
  handIn: '/hand-ins',
  heldPay: '/held-pay',
  participation: '/participations',
  ticket: '/tickets',
  operator: '/system/operators',
  group: '/groups',
  partner: '/partners',
  campaign: '/campaigns',
  banner: '/contents/banner',
  course: '/contents/course',
  starArticle: '/contents/starArticle',
  channel: '/contents/channel',
  appRelease: '/contents/appRelease',
  award: '/contents/awards',
  event: '/contents/event',
  notice: '/contents/notice',
  popup: '/contents/popup',
  poll: '/contents/poll',
  article: '/contents/article',
  application: '/contents/applications',
};

/** The page of an object; undefined if its kind has none. */
export const objectAddress = (kind: string | null, subject: string): string | undefined => {
  const room = kind === null ? undefined : rooms[kind];
  return room && `${room}/${encodeURIComponent(subject)}`;
};
