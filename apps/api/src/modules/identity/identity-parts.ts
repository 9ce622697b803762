import type { Platform } from '../../platform/platform.ts';
import { createCheckTickets, type CheckTickets } from './codes/check-tickets.ts';
import { createCodes, type Codes } from './codes/codes.ts';
import {
  createEncryptedFields,
  type EncryptedFields,
} from '../../platform/field-encryption/encrypted-fields.ts';
import { defineDeleteExpired } from './jobs.ts';
import { createNotificationEmails, type SendNotificationEmail } from './account/email-notifications.ts';
import { createPasswordHashes, type PasswordHashes } from './passwords/password-hashes.ts';
import { createPasswordAttempts, type PasswordAttempts } from './passwords/password-attempts.ts';
import { configuredEmail, configuredSms } from './ports/configured.ts';
import type { IdentityPorts } from './ports/identity-ports.ts';
import { createPresses, type Presses } from './sessions/presses.ts';
import { createRegisterTickets, type RegisterTickets } from './account/register-tickets.ts';
import { createSendProofs, type SendProofs } from './codes/send-proofs.ts';
import { createSessions, type Sessions } from './sessions/sessions.ts';
import { createTextNotices, type TextNotices } from './codes/text-notices.ts';
import { createSmsBudget } from './codes/sms-budget.ts';

/** The identity area's functions. Other areas sign people in with them, and the identity handlers use them. */
export interface Identity {
  readonly sessions: Sessions;
  readonly codes: Codes;
  readonly fields: EncryptedFields;
  readonly tickets: RegisterTickets;
  /** Proof that a member has just entered a code from their phone (rule 2.19). */
  readonly checks: CheckTickets;
  readonly hashes: PasswordHashes;
  readonly tries: PasswordAttempts;
  readonly proofs: SendProofs;
  /** Answers that got lost and are given again (rule 2.30). */
  readonly presses: Presses;
  readonly mail: SendNotificationEmail;
  /** Text messages that are no codes. */
  readonly texts: TextNotices;
  readonly ports: IdentityPorts;
}

/** Makes the parts of the identity area and defines their jobs. Call it before the jobs start. */
export function createIdentityParts(platform: Platform, ports: IdentityPorts): Identity {
  const { keys } = platform;
  defineDeleteExpired(platform);
  const budget = createSmsBudget(platform);
  const email = configuredEmail(platform);
  const sms = configuredSms(platform);
  const sessions = createSessions(platform);
  return {
    sessions,
    codes: createCodes(platform, { sms, email, budget }),
    fields: createEncryptedFields(platform, [keys.fieldEncryption, ...keys.fieldEncryptionBefore]),
    tickets: createRegisterTickets(platform),
    checks: createCheckTickets(platform),
    hashes: createPasswordHashes(platform),
    tries: createPasswordAttempts(platform),
    proofs: createSendProofs(platform, budget),
    presses: createPresses(platform, sessions),
    mail: createNotificationEmails(platform, email),
    texts: createTextNotices(platform, { sms, budget }),
    ports,
  };
}
