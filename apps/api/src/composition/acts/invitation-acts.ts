import { invitationActs } from '../../modules/invite/module.ts';
import { inviteDeps } from '../ports/invite-ports.ts';

/** The acts on invitations, with the rewards that they give and take back. */
export const invitations = invitationActs(inviteDeps);
