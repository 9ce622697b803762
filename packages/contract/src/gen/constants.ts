// Generated from openapi/ by `pnpm generate`; never edited by hand.
export const constants = {
  "cookieLifetimeDays": 14,
  "tokenRefreshWithinMs": 90000,
  "toastMs": 2000,
  "headerScrollThresholdPx": 20,
  "lazyLoadTimeoutMs": 120000,
  "helpCategoryId": 21,
  "clientType": 2,
  "clientVersion": "1.0.0",
  "copyrightYear": 2020,
  "tokenHeader": "z-token",
  "basePath": "/api",
  "uploadKeyPrefix": "test/"
} as const;
