/**
 * Another call replaced the revision on which the answers were evaluated. The transaction is rolled back and the
 * evaluation repeated.
 */
export class StalePlanError extends Error {
  override readonly name = 'StalePlanError';
}

const attempts = 5;

/** Runs `attempt` again while other calls overtake it, at most 5 times. */
export async function untilFresh<T>(attempt: () => Promise<T>): Promise<T> {
  for (let count = 1; ; count += 1) {
    try {
      return await attempt();
    } catch (error) {
      if (!(error instanceof StalePlanError) || count === attempts) throw error;
    }
  }
}
