/**
 * Answers were evaluated on a revision that a rival call has replaced meanwhile: the transaction is given up and the
 * evaluation made anew.
 */
export class StalePlanError extends Error {
  override readonly name = 'StalePlanError';
}

const attempts = 5;

/** Runs `attempt` until it was not overtaken by a rival call, at most 5 times. */
export async function untilFresh<T>(attempt: () => Promise<T>): Promise<T> {
  for (let count = 1; ; count += 1) {
    try {
      return await attempt();
    } catch (error) {
      if (!(error instanceof StalePlanError) || count === attempts) throw error;
    }
  }
}
