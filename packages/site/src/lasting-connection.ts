/** Milliseconds to wait for a browser whose IndexedDB did not answer the last time: a second one would wait as long. */
const impatientMs = 500;

/** The database did not answer in time. */
class NoAnswer extends Error {
  override readonly name = 'NoAnswer';
}

const within = async <T>(work: Promise<T>, ms: number): Promise<T> => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new NoAnswer(`IndexedDB did not answer within ${ms} ms`)), ms);
  });
  return await Promise.race([work, late]).finally(() => clearTimeout(timer));
};

/** The browser closed the connection, mostly while the page was in the background. */
const isClosed = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'InvalidStateError';

interface Closable {
  close: () => void;
}

/**
 * A connection to an IndexedDB database. It is opened when it is first used, and again after the browser closed it, after a
 * failure, and when another tab needs it closed. `open` gets the function to call when the connection has ended or blocks
 * another tab. Work that gets no answer within `patienceMs` fails; until the next success, work fails after half a second.
 */
export const lastingConnection = <Connection extends Closable>(
  open: (lost: () => void) => Promise<Connection>,
  patienceMs: number,
) => {
  let opened: Promise<Connection> | undefined;
  let hasHung = false;

  const drop = (connection: Promise<Connection> | undefined): void => {
    if (opened === connection) opened = undefined;
    void connection?.then(
      (database) => database.close(),
      () => undefined,
    );
  };
  const connect = (): Promise<Connection> => {
    const connection: Promise<Connection> = open(() => drop(connection));
    return connection;
  };
  const use = async <T>(work: (connection: Connection) => Promise<T>): Promise<T> => {
    const connection = (opened ??= connect());
    try {
      const result = await within(connection.then(work), hasHung ? impatientMs : patienceMs);
      hasHung = false;
      return result;
    } catch (error) {
      hasHung = error instanceof NoAnswer;
      drop(connection);
      throw error;
    }
  };

  return async <T>(work: (connection: Connection) => Promise<T>): Promise<T> => {
    try {
      return await use(work);
    } catch (error) {
      if (!isClosed(error)) throw error;
      return await use(work);
    }
  };
};
