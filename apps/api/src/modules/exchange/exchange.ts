import { createEncryptedFields } from '../../platform/field-encryption/encrypted-fields.ts';
import { defineExchangeJobs } from './jobs.ts';
import type { Exchange, ExchangeParts } from './deps.ts';
import { configuredIssuers } from './fulfilment/ports/configured-issuers.ts';

const AUTO_APPROVE_COINS = 2_000;

/** Makes the exchange area and defines its jobs: before the jobs start. */
export function createExchange(parts: ExchangeParts): Exchange {
  const { platform } = parts;
  const { fieldEncryption, fieldEncryptionBefore } = platform.keys;
  const exchange: Exchange = {
    fields: createEncryptedFields(platform, [fieldEncryption, ...fieldEncryptionBefore]),
    adultStatusOf: () => Promise.resolve(null),
    invitationCoinsOf: () => Promise.resolve(0),
    notePayee: () => Promise.resolve(),
    issuers: configuredIssuers(platform),
    autoApproveCoins: AUTO_APPROVE_COINS,
    ...parts,
  };
  defineExchangeJobs(exchange);
  return exchange;
}
