import { expect, inject } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    /** How long `expect.element` waits, in milliseconds. */
    elementTimeout: number;
  }
}

const { element } = expect;

/**
 * Lets `expect.element` fail at the limit of all waiting assertions. Vitest gives each the rest of its test's time instead, so
 * that a text that doesn't match seems to hang.
 */
export const limitElementPatience = (): void => {
  expect.element = (target, options) => element(target, { timeout: inject('elementTimeout'), ...options });
};
