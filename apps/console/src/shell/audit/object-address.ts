const rooms: Readonly<Record<string, string>> = {
  task: '/tasks',
  member: '/members',
  transfer: '/transfers',
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
  legalText: '/contents/legal',
  award: '/contents/awards',
  event: '/contents/event',
  notice: '/contents/notice',
  popup: '/contents/popup',
  poll: '/contents/poll',
  pollProposal: '/contents/proposals',
  article: '/contents/article',
  application: '/contents/applications',
};

/** Kinds whose objects have no page of their own, with the page that shows them all. */
const lists: Readonly<Record<string, string>> = {
  bulk: '/system/bulk-runs',
  cannedAnswer: '/tickets/canned',
  helpMiss: '/contents/searches',
  helpSection: '/contents/sections',
  job: '/system/state',
  network: '/system/networks',
  question: '/campaigns/questions',
  ruleNumber: '/system/rule-numbers',
  site: '/system/maintenance',
};

/** The page of an object, or the one that shows all of its kind; undefined if its kind has none. */
export const objectAddress = (kind: string | null, subject: string): string | undefined => {
  if (kind === null) return undefined;
  const room = rooms[kind];
  return room === undefined ? lists[kind] : `${room}/${encodeURIComponent(subject)}`;
};
