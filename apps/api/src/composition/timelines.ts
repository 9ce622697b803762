import { validate as isUuid } from 'uuid';
import { campaignEvents, winEvents } from '../modules/campaign/module.ts';
import { contentEvents } from '../modules/content/module.ts';
import { benefitEvents, memberOrderEvents, orderEvents, ownerOfOrder } from '../modules/exchange/module.ts';
import { memberTicketEvents, penaltyEvents, ticketEvents, ticketsAbout } from '../modules/feedback/module.ts';
import { groupEvents } from '../modules/group/module.ts';
import { memberEvents } from '../modules/member/module.ts';
import type { EventSources, Timelines } from '../modules/operator/api.ts';
import { partnerEvents } from '../modules/partner/module.ts';
import { levelEvents } from '../modules/reward/module.ts';
import { answeringEvents } from '../modules/survey/module.ts';
import { findAnyParticipation, participationEvents, taskEvents } from '../modules/task/module.ts';
import { contents } from './acts/content-acts.ts';
import type { EventsOf } from '../platform/audit/object-event.ts';

const appealsOfResult: EventsOf = async (db, id) => {
  const own = await findAnyParticipation(db, id);
  return own === undefined || own.resultId === null
    ? []
    : await ticketsAbout(db, own.memberId, { type: 'result', id: own.resultId });
};

const ticketsOfOrder: EventsOf = async (db, id) => {
  const memberId = await ownerOfOrder(db, id);
  return memberId === undefined ? [] : await ticketsAbout(db, memberId, { type: 'order', id });
};

/** Sources whose objects have a UUID. Of any other id they know nothing. */
const byUuid = ({ all, paged }: EventSources): EventSources => ({
  all: all.map((source) => async (db, id, now) => (isUuid(id) ? await source(db, id, now) : [])),
  paged: paged.map((source) => async (db, id, page) => (isUuid(id) ? await source(db, id, page) : [])),
});

const participation = byUuid({ all: [participationEvents, answeringEvents, appealsOfResult], paged: [] });

const ofContent = (kind: keyof typeof contents): EventSources => ({
  all: [contentEvents(contents[kind])],
  paged: [],
});

/** Where the events of each kind of object come from: what the areas store anyway, and no second log (rule 14.92). */
export const timelines: Timelines = {
  member: byUuid({
    all: [memberEvents, levelEvents, penaltyEvents],
    paged: [memberOrderEvents, memberTicketEvents],
  }),
  participation,
  // What was handed in has the id of its participation.
  handIn: participation,
  order: byUuid({ all: [orderEvents, ticketsOfOrder], paged: [] }),
  ticket: { all: [ticketEvents], paged: [] },
  task: { all: [taskEvents], paged: [] },
  campaign: { all: [campaignEvents], paged: [winEvents] },
  group: { all: [groupEvents], paged: [] },
  benefit: { all: [benefitEvents], paged: [] },
  partner: { all: [partnerEvents], paged: [] },
  banner: ofContent('banner'),
  event: ofContent('event'),
  notice: ofContent('notice'),
  popup: ofContent('popup'),
  poll: ofContent('poll'),
  article: ofContent('article'),
  course: ofContent('course'),
  starArticle: ofContent('starArticle'),
  channel: ofContent('channel'),
  appRelease: ofContent('appRelease'),
};
