import { createEncryptedFields } from '../../platform/field-encryption/encrypted-fields.ts';
import type { Exchange, ExchangeDeps } from './deps.ts';
import { configuredIssuers, workingChannels } from './fulfilment/ports/configured-issuers.ts';
import { exchangeHandlers } from './handlers.ts';
import { defineExchangeJobs } from './jobs.ts';

const AUTO_APPROVE_COINS = 2_000;

/** The exchange with all defaults, without its jobs. */
export function exchangeOf(deps: ExchangeDeps): Exchange {
  const { platform } = deps;
  const { fieldEncryption, fieldEncryptionBefore } = platform.keys;
  const given = {
    fields: createEncryptedFields(platform, [fieldEncryption, ...fieldEncryptionBefore]),
    adultStatusOf: () => Promise.resolve(null),
    invitationCoinsOf: () => Promise.resolve(0),
    recordPayee: () => Promise.resolve(),
    issuers: configuredIssuers(platform),
    autoApproveCoins: AUTO_APPROVE_COINS,
    ...deps,
  };
  return { ...given, channels: workingChannels(given.issuers) };
}

/** Makes the exchange and defines its jobs. Call it before the jobs start. */
export function createExchange(deps: ExchangeDeps): {
  exchange: Exchange;
  handlers: ReturnType<typeof exchangeHandlers>;
} {
  const exchange = exchangeOf(deps);
  defineExchangeJobs(exchange);
  return { exchange, handlers: exchangeHandlers(exchange) };
}

export { findPicturesOfNoBenefit } from './catalogue/named-pictures-store.ts';
export { benefitCovers, selectBenefit } from './catalogue/benefit-store.ts';
export { readBenefits } from './catalogue/benefit-file.ts';
export { searchOffered } from './checkout/search-offered.ts';
export { checkPrize, orderPrize, releasePrize, reservePrize } from './checkout/prize-order.ts';
export { countByState, countOpenOrders, issuedCoins, ordersByTime } from './orders/order-counts-store.ts';
export { giveUp, reject, waitingOrders } from './orders/operator-actions.ts';
export { ordersToMend } from './orders/order-attention.ts';
export { benefitActs, benefitConsole } from './operate/benefit-console.ts';
export { searchBenefits, searchOrders } from './operate/search.ts';
export { correctDestination, newDestination } from './operate/correct-destination-act.ts';
export { planShipments } from './operate/parcels/plan-shipments.ts';
export { type Provider, PROVIDERS } from './catalogue/provider.ts';
export { benefitEvents } from './operate/benefit-events.ts';
export { memberOrderEvents, orderEvents, ownerOfOrder } from './operate/order-events.ts';
export { countOrders, orderActs, orderConsole } from './operate/order-console.ts';
export { parcelRows } from './operate/parcels/parcel-rows.ts';
export { recordShipments } from './operate/parcels/record-shipments-act.ts';
export { shipmentConsole } from './operate/parcels/shipment-console.ts';
export { providerActs } from './operate/provider-acts.ts';
export { providerConsole, providersInTrouble, readProviders } from './operate/provider-console.ts';
export { waitingOrderCounts } from './operate/order-list-store.ts';
export { parcelAddressOf } from './operate/destination.ts';
export { searchOwnOrders } from './orders/own-order-store.ts';
export { reinstateOrder } from './orders/reinstate-order.ts';
export { getOrder, listOrders } from './orders/read-orders.ts';
export { eraseExchangeData, payeeData, restockData } from './personal-data.ts';
export { exchangeChecks } from './order-checks-store.ts';
