/** The scenes by name, each with one line for people. */
export const scenes = {
  usual: { text: 'everything works' },
  'quota-fills': {
    text: 'the last seat is taken while the screening questions are answered: result 3, consolation coins',
  },
  'late-postback': { text: "a supplier's survey ends, its coins stay pending until the postback comes" },
  reversal: {
    text: "coins of a supplier's survey arrive at once and are taken back when the supplier reverses",
  },
  maintenance: { text: 'every call answers 503 with Retry-After' },
  busy: { text: 'each call answers 429 with Retry-After: 1 the first time, and works the second time' },
  'signed-out': { text: 'no token is valid any more, and none can be refreshed' },
  'sold-out': { text: 'benefits are out of stock, and orders are refused with STOCK_OUT' },
  'order-not-passed': { text: 'orders do not pass their review at their next step, and the coins come back' },
  'price-changed': { text: 'orders are refused with PRICE_CHANGED' },
  empty: { text: 'lists have no items: no tasks, no orders, no coins, no messages' },
} as const;

export type SceneName = keyof typeof scenes;

export const isSceneName = (name: string): name is SceneName => Object.hasOwn(scenes, name);
