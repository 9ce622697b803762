import type { IdentityPorts } from '../../src/modules/identity/ports/identity-ports.ts';
import { memberCard, openProfile } from '../../src/modules/member/module.ts';

/** Identity's ports to the member area, as the server connects them. No other area is called when somebody joins. */
export const identityPorts: IdentityPorts = { memberCard, openProfile };
