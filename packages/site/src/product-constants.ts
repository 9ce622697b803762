/** Numbers of rule 10.24 that the shell lives by; a test holds them against contract/enums.json. */
export const constants = {
  lazyLoadTimeoutMs: 120_000,
} as const;
