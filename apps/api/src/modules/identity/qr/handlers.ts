import type { Handlers } from '../../../call/call.ts';
import type { QrLogins } from './qr-login.ts';

type QrOperation = 'createQrLogin' | 'checkQrLogin' | 'scanQrLogin' | 'confirmQrLogin' | 'refuseQrLogin';

/** Signing in on a desktop with a phone that is signed in. */
export function qrHandlers(qr: QrLogins): Pick<Handlers, QrOperation> {
  return {
    createQrLogin: async ({ origin }) => await qr.create(origin),
    checkQrLogin: async ({ query, origin }) => await qr.check(query.ticket, origin),
    scanQrLogin: async ({ body, caller, origin }) => await qr.scan(body.ticket, caller, origin),
    confirmQrLogin: async ({ body, caller }) => await qr.confirm(body.ticket, caller),
    refuseQrLogin: async ({ body, caller }) => await qr.refuse(body.ticket, caller),
  };
}
