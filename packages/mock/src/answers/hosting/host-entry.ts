import type { GroupTicketLogin } from '@yayan/api-client';
import { mockCreateHostingTicket, mockLoginHosting, refuse } from '@yayan/api-client/mocks';
import { issueTokens, memberOf } from '../../world/identity/sign-in.ts';
import type { Member, World } from '../../world/world.ts';
import type { Answers } from '../answer-table.ts';
import { jsonOf } from '../json-of.ts';

const TICKET_MS = 60_000;

/** How a host goes from the member site to the groups they host: a ticket that opens one session. */
export const hostEntryAnswers = (world: World): Answers => {
  const tickets = new Map<string, Member>();

  return {
    createHostingTicket: mockCreateHostingTicket((_example, { request }) => {
      const ticket = world.nextTicket('hosting');
      tickets.set(ticket, memberOf(world, request));
      return { ticket, expiresAt: world.time(TICKET_MS) };
    }),

    loginHosting: mockLoginHosting(async (_example, { request }) => {
      const { ticket } = await jsonOf<GroupTicketLogin>(request);
      const member = tickets.get(ticket);
      if (!member) return refuse('HOST_TICKET_INVALID');
      tickets.delete(ticket);
      return issueTokens(world, member, 'member');
    }),
  };
};
