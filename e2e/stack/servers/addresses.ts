const read = (name: string): string => {
  const value = process.env[name];
  if (value === undefined) throw new Error(`${name} is missing: journeys run through playwright.config.ts`);
  return value;
};

/** The addresses of this run's servers, set by global-setup.ts. */
export const addresses = {
  api: (): string => read('YAYAN_E2E_API'),
  member: (): string => read('YAYAN_E2E_MEMBER'),
  sandbox: (): string => read('YAYAN_E2E_SANDBOX'),
  bbs: (): string => read('YAYAN_E2E_BBS'),
  console: (): string => read('YAYAN_E2E_CONSOLE'),
};
