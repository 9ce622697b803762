/** The constants of rule 10.24 that the sites use. A test compares them with contract/enums.json. */
export const constants = {
  lazyLoadTimeoutMs: 120_000,
} as const;
