import { createEncryptedFields } from '../../platform/field-encryption/encrypted-fields.ts';
import { defineExchangeJobs } from './jobs.ts';
import type { Exchange, ExchangeDeps } from './deps.ts';
import { configuredIssuers } from './fulfilment/ports/configured-issuers.ts';

const AUTO_APPROVE_COINS = 2_000;

/** Makes the exchange area and defines its jobs. Call it before the jobs start. */
export function createExchange(deps: ExchangeDeps): Exchange {
  const { platform } = deps;
  const { fieldEncryption, fieldEncryptionBefore } = platform.keys;
  const exchange: Exchange = {
    fields: createEncryptedFields(platform, [fieldEncryption, ...fieldEncryptionBefore]),
    adultStatusOf: () => Promise.resolve(null),
    invitationCoinsOf: () => Promise.resolve(0),
    notePayee: () => Promise.resolve(),
    issuers: configuredIssuers(platform),
    autoApproveCoins: AUTO_APPROVE_COINS,
    ...deps,
  };
  defineExchangeJobs(exchange);
  return exchange;
}
