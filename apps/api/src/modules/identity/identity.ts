import type { Platform } from '../../platform/platform.ts';
import { createCheckTickets, type CheckTickets } from './check-tickets.ts';
import { createCodes, type Codes } from './codes.ts';
import { createEncryptedFields, type EncryptedFields } from './encrypted-fields.ts';
import { defineForgetExpired } from './forget-expired.ts';
import { createMailMember, type MailMember } from './mail-member.ts';
import { createPasswordHashes, type PasswordHashes } from './password-hashes.ts';
import { createPasswordTries, type PasswordTries } from './password-tries.ts';
import { configuredEmail, configuredSms } from './ports/configured.ts';
import type { IdentityPorts } from './ports/identity-ports.ts';
import { createRegisterTickets, type RegisterTickets } from './register-tickets.ts';
import { createSendProofs, type SendProofs } from './send-proofs.ts';
import { createSessions, type Sessions } from './sessions.ts';
import { createSmsBudget } from './sms-budget.ts';

/** Who is who: what other areas sign people in with, and what the identity calls are made of. */
export interface Identity {
  readonly sessions: Sessions;
  readonly codes: Codes;
  readonly fields: EncryptedFields;
  readonly tickets: RegisterTickets;
  /** Proof that a member held their phone just now, for changes that ask for it. */
  readonly checks: CheckTickets;
  readonly hashes: PasswordHashes;
  readonly tries: PasswordTries;
  readonly proofs: SendProofs;
  readonly mail: MailMember;
  readonly ports: IdentityPorts;
}

/** Makes the identity area and defines its jobs: before the jobs start. */
export function createIdentity(platform: Platform, ports: IdentityPorts = {}): Identity {
  const { keys } = platform;
  defineForgetExpired(platform);
  const budget = createSmsBudget(platform);
  const email = configuredEmail(platform);
  return {
    sessions: createSessions(platform),
    codes: createCodes(platform, { sms: configuredSms(platform), email, budget }),
    fields: createEncryptedFields(platform, [keys.fieldEncryption, ...keys.fieldEncryptionBefore]),
    tickets: createRegisterTickets(platform),
    checks: createCheckTickets(platform),
    hashes: createPasswordHashes(platform),
    tries: createPasswordTries(platform),
    proofs: createSendProofs(platform, budget),
    mail: createMailMember(platform, email),
    ports,
  };
}
