import type { IdentityPorts } from '../../src/modules/identity/ports/identity-ports.ts';
import { memberCard, openProfile } from '../../src/modules/member/module.ts';

/** What identity needs of members, as the server connects it. Nothing else happens when somebody joins. */
export const identityPorts: IdentityPorts = { memberCard, openProfile };
