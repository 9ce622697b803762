/** Whether the browser has passkeys at this address. It has none over plain HTTP, except on localhost. */
export const hasPasskeys = (): boolean => 'PublicKeyCredential' in globalThis && globalThis.isSecureContext;
